import { readText } from '@frontage/site-model';
import type { BlockTexts } from './block-texts';
import type { LocalBlockTexts } from './local-texts';
import { isFilled } from './say-english';

/**
 * Makes the texts that a site stores for a block such as a page takes them; never
 * throws. What the block does not say, is empty, has other plural keys than the language, or
 * is filled in where it should be plain, is left out: English stands there.
 *
 * @param raw block → code → text, see `LocalText`
 * @param language the language they are in, BCP 47
 * @returns undefined where nothing is left
 */
export function mendTexts(
  raw: unknown,
  { name, english }: BlockTexts,
  language: string,
): LocalBlockTexts | undefined {
  const stored = own(raw, name);
  const texts = Object.entries(english).flatMap(([code, text]) => {
    const mended = mendText(own(stored, code), isFilled(text), language);
    return mended === undefined ? [] : [[code, mended] as const];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function mendText(
  raw: unknown,
  filled: boolean,
  language: string,
): LocalBlockTexts[string] | undefined {
  const text = readText(raw, language);
  if (typeof text === 'string') return filled ? [text] : text;
  return filled ? text : undefined;
}

function own(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? Reflect.get(object, name)
    : undefined;
}
