import { createTextFormat, type TextValues } from '@frontage/site-model';
import type { BlockTexts, EnglishText, SaidTexts } from './block-texts';

const format = createTextFormat('en');

// The result for a table lives as long as the table.
const cache = new WeakMap<BlockTexts, SaidTexts<BlockTexts>>();

/** Gives the texts of a block in English, ready for use. */
export function sayEnglish<Table extends BlockTexts>(table: Table): SaidTexts<Table> {
  const texts = cache.get(table) ?? say(table);
  cache.set(table, texts);
  // The value stored for a table was made from that table.
  return texts as SaidTexts<Table>;
}

/** Whether a text has placeholders. */
export function isFilled(text: EnglishText): boolean {
  return typeof text !== 'string' || /\{\w+\}/.test(text);
}

function say({ english }: BlockTexts): SaidTexts<BlockTexts> {
  const texts = Object.entries(english).map(([code, text]) => [
    code,
    isFilled(text) ? (values: TextValues) => format(text, values) : text,
  ]);
  return Object.fromEntries(texts);
}
