import { allTexts } from '../blocks/all-texts';
import { lineTexts } from '../shop/line.texts';
import { planTexts } from '../shop/plan.texts';
import { shopTexts } from '../shop/shop.texts';
import { variantTexts } from '../shop/variant.texts';
import { systemErrorTexts } from '../system-error/system-error.texts';
import type { BlockTexts, EnglishTexts } from '../texts/block-texts';
import { frameTexts } from './frame.texts';

/** The texts that blocks share. */
const sharedTexts: readonly BlockTexts[] = [
  frameTexts,
  shopTexts,
  planTexts,
  lineTexts,
  variantTexts,
  systemErrorTexts,
];

/**
 * All of our texts on pages, in English, by name and code. A block may have its texts in several
 * files.
 */
export const englishTexts: Readonly<Record<string, EnglishTexts>> = [
  ...sharedTexts,
  ...allTexts,
].reduce<Record<string, EnglishTexts>>(
  (tables, { name, english }) => ({ ...tables, [name]: { ...tables[name], ...english } }),
  {},
);
