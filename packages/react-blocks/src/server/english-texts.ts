import { allTexts } from '../blocks/all-texts';
import { lineTexts } from '../shop/line.texts';
import { planTexts } from '../shop/plan.texts';
import { shopTexts } from '../shop/shop.texts';
import { systemErrorTexts } from '../system-error/system-error.texts';
import type { BlockTexts, EnglishTexts } from '../texts/block-texts';
import { frameTexts } from './frame.texts';

/** The words of what blocks share, beside those of the blocks. */
const sharedTexts: readonly BlockTexts[] = [
  frameTexts,
  shopTexts,
  planTexts,
  lineTexts,
  systemErrorTexts,
];

/**
 * Every text of ours that stands on a page, in English, by who says it and its code. A block may
 * have its words in several files.
 */
export const englishTexts: Readonly<Record<string, EnglishTexts>> = [
  ...sharedTexts,
  ...allTexts,
].reduce<Record<string, EnglishTexts>>(
  (all, { name, english }) => ({ ...all, [name]: { ...all[name], ...english } }),
  {},
);
