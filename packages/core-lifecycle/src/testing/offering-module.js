// A stand-in for the runtime's module: offers a runtime that notes what it is asked.
const asked = [];
document.dispatchEvent(
  new CustomEvent('frontage:run', {
    detail: (policy) => ({ asked, policy, boot: () => asked.push('boot') }),
  }),
);
