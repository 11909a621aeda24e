// Everything that was found broken once and has a test that misses its mend, by rooms.
import { AREA } from './area.table.mjs';
import { AREA_HANDS } from './area-hands.table.mjs';
import { CHECKOUT } from './checkout.table.mjs';
import { EDITOR_HANDS } from './editor-hands.table.mjs';
import { FORMS } from './forms.table.mjs';
import { GALLERIES } from './galleries.table.mjs';
import { GALLERY_OPTIONS } from './gallery-options.table.mjs';
import { LINKS } from './links.table.mjs';
import { PACKAGES } from './packages.table.mjs';
import { PAGE_EDITOR } from './page-editor.table.mjs';
import { PAGE_LIFE } from './page-life.table.mjs';
import { PICTURES } from './pictures.table.mjs';
import { SERVER } from './server.table.mjs';
import { SHOP } from './shop.table.mjs';
import { VISITORS } from './visitors.table.mjs';

/** @type {import('./run-mutants.mjs').Mutant[]} */
export const MUTANTS = [
  ...PICTURES,
  ...GALLERIES,
  ...GALLERY_OPTIONS,
  ...PAGE_LIFE,
  ...FORMS,
  ...SHOP,
  ...CHECKOUT,
  ...SERVER,
  ...VISITORS,
  ...PACKAGES,
  ...PAGE_EDITOR,
  ...EDITOR_HANDS,
  ...AREA,
  ...AREA_HANDS,
  ...LINKS,
];
