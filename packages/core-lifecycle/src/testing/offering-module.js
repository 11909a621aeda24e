// A stand-in for the runtime's module: offers a runtime that notes what it is asked.
const askedNames = [];
document.dispatchEvent(
  new CustomEvent('frontage:run', {
    detail: (policy) => ({ asked: askedNames, policy, boot: () => askedNames.push('boot') }),
  }),
);
