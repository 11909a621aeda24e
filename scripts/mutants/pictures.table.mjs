/** @type {import('./run-mutants.mjs').Mutant[]} */
export const PICTURES = [
  {
    finding: 'Queries are read without a limit of their keys [9.15]',
    file: 'packages/core-lifecycle/src/read-query.ts',
    mend: "query.split('&', most)",
    instead: "query.split('&')",
    test: 'packages/core-lifecycle/src/read-query.test.ts',
  },
];
