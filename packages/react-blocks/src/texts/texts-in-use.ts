import { mendTexts } from './mend-texts';
import { speakTexts } from './speak-texts';
import type { TextsInUse } from './texts-context';

/** The texts in use, and the same as one text, to compare. */
export interface KnownTexts extends TextsInUse {
  readonly json: string;
}

// What is made of stored texts lives as long as they do.
const known = new WeakMap<object, Map<string, KnownTexts | undefined>>();

/**
 * The texts that a site stores for a language, ready for its pages; undefined where
 * there are none. Made once for each object and language.
 */
export function textsInUse(stored: unknown, language: string): KnownTexts | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const made = known.get(stored) ?? new Map<string, KnownTexts | undefined>();
  known.set(stored, made);
  if (!made.has(language)) {
    const local = mendTexts(stored, language);
    made.set(language, local && { local, spoken: speakTexts(local), json: JSON.stringify(local) });
  }
  return made.get(language);
}
