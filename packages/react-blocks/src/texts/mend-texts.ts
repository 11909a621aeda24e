import { readText } from '@frontage/site-model';
import type { BlockTexts } from './block-texts';
import type { LocalBlockTexts } from './local-texts';
import { isFilled } from './say-english';

/**
 * Turns the texts that a site stores for a block into the form that pages use; never throws. Leaves
 * out a text that the block does not have, that is empty, that has plural keys the language lacks,
 * or that has placeholders where it must be plain: English replaces it.
 *
 * @param raw block → code → text, see `LocalText`
 * @param language of the texts, BCP 47
 * @returns undefined if nothing is left
 */
export function mendTexts(
  raw: unknown,
  { name, english }: BlockTexts,
  language: string,
): LocalBlockTexts | undefined {
  const stored = ownProperty(raw, name);
  const texts = Object.entries(english).flatMap(([code, text]) => {
    const mended = mendText(ownProperty(stored, code), isFilled(text), language);
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

function ownProperty(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? Reflect.get(object, name)
    : undefined;
}
