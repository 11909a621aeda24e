/** @type {import('./run-mutants.mjs').Mutant[]} */
export const PACKAGES = [];
