/** @type {import('./run-mutants.mjs').Mutant[]} */
export const VISITORS = [
  {
    finding: 'F1: whoever comes back from the page of the card stays locked in',
    file: 'apps/site-server/src/shop/checkout/leave-provider.ts',
    mend: "{ type: 'left', attempt: state.attempt }",
    instead: "{ type: 'left', attempt: state.attempt + 1 }",
    test: 'apps/site-server/src/shop/checkout/leave-provider.test.ts',
  },
];
