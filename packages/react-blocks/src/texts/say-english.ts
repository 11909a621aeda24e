import { createTextFormat, type TextValues } from '@frontage/site-model';
import type { BlockTexts, EnglishText, SaidTexts } from './block-texts';

const format = createTextFormat('en');

// What is made of a table lives as long as it does.
const known = new WeakMap<BlockTexts, SaidTexts<BlockTexts>>();

/** The texts of a block in English, ready to be said. */
export function sayEnglish<Table extends BlockTexts>(table: Table): SaidTexts<Table> {
  const said = known.get(table) ?? say(table);
  known.set(table, said);
  // What stands under a table was made of it.
  return said as SaidTexts<Table>;
}

/** Whether something is filled into a text. */
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
