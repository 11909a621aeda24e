// Everything that was found broken once and has a test that misses its mend, by rooms.
import { FORMS } from './forms.table.mjs';
import { PACKAGES } from './packages.table.mjs';
import { PICTURES } from './pictures.table.mjs';
import { SERVER } from './server.table.mjs';
import { SHOP } from './shop.table.mjs';
import { VISITORS } from './visitors.table.mjs';

/** @type {import('./run-mutants.mjs').Mutant[]} */
export const MUTANTS = [...PICTURES, ...FORMS, ...SHOP, ...SERVER, ...VISITORS, ...PACKAGES];
