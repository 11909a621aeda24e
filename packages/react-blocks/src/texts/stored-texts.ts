import type { BlockTexts } from './block-texts';
import type { LocalBlockTexts } from './local-texts';
import { mendTexts } from './mend-texts';
import { createTextsInUse, type TextsInUse } from './texts-in-use';

/** Texts in use, and their source as one text, for comparison. */
export interface StoredTexts extends TextsInUse {
  readonly json: string;
}

// The result for stored texts lives as long as they do.
const cache = new WeakMap<object, Map<string, StoredTexts | undefined>>();

/**
 * Gives the texts that a site stores for a language, ready for its pages; undefined if there are
 * none, or if the language tag is not valid. Created once for each object and language.
 *
 * @param stored block → code → text, see `LocalText`
 */
export function textsInUse(stored: unknown, language: string): StoredTexts | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const made = cache.get(stored) ?? new Map<string, StoredTexts | undefined>();
  cache.set(stored, made);
  if (!made.has(language)) made.set(language, createStoredTexts(stored, language));
  return made.get(language);
}

function createStoredTexts(stored: object, locale: string): StoredTexts | undefined {
  const language = withDigits(locale);
  if (language === undefined) return undefined;
  const mended = new Map<BlockTexts, LocalBlockTexts | undefined>();

  function local(texts: BlockTexts): LocalBlockTexts | undefined {
    if (!mended.has(texts)) mended.set(texts, mendTexts(stored, texts, language ?? locale));
    return mended.get(texts);
  }

  return { ...createTextsInUse(language, local), json: JSON.stringify(stored) };
}

/** Server and browser must write the same digits, whichever of them knows the language better. */
function withDigits(locale: string): string | undefined {
  try {
    const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
    return new Intl.Locale(locale, { numberingSystem }).toString();
  } catch {
    return undefined;
  }
}
