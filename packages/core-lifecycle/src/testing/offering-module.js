// A stand-in for the runtime's module: offers a runtime that notes what it is asked.
const askedNames = [];
document.dispatchEvent(
  Object.assign(new Event('frontage:run'), {
    open: (policy) => ({ asked: askedNames, policy, boot: () => askedNames.push('boot') }),
  }),
);
