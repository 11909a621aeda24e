import { createPluralText } from '@frontage/site-model';
import { englishTexts } from './english-texts';
import type { LocalText, LocalTexts } from './local-texts';

/**
 * Makes the texts that a site stores for a language such as a page takes them; never
 * throws. What no block says, is empty, has other plural keys than the language, or is
 * filled in where it should be plain, is left out: English stands there.
 *
 * @param raw block → code → text, see `LocalText`
 * @param locale the language they are in, BCP 47
 * @returns undefined where nothing is left, and for a language that is none
 */
export function mendTexts(raw: unknown, locale: string): LocalTexts | undefined {
  const language = withDigits(locale);
  if (language === undefined) return undefined;
  const blocks = Object.entries(englishTexts).map(([block, english]) => {
    const stored = own(raw, block);
    const texts = Object.entries(english).flatMap(([code, text]) => {
      const mended = mendText(own(stored, code), isFilled(text), language);
      return mended === undefined ? [] : [[code, mended] as const];
    });
    return [block, Object.fromEntries(texts)] as const;
  });
  const texts = Object.fromEntries(blocks.filter(([, mended]) => Object.keys(mended).length > 0));
  return Object.keys(texts).length > 0 ? { language, texts } : undefined;
}

/** Server and browser must write the same digits, whichever of them know the language better. */
function withDigits(locale: string): string | undefined {
  try {
    const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
    return new Intl.Locale(locale, { numberingSystem }).toString();
  } catch {
    return undefined;
  }
}

/** Whether something is filled into a text: then it is a function, or has a place for it. */
function isFilled(english: unknown): boolean {
  return typeof english === 'function' || /\{\w+\}/.test(String(english));
}

function mendText(
  text: unknown,
  filled: boolean,
  language: string,
): string | readonly [string] | Readonly<Record<string, string>> | undefined {
  if (text === undefined || text === '') return undefined;
  if (typeof text === 'string') return filled ? [text] : text;
  return filled && isPlural(text, language) ? text : undefined;
}

function isPlural(text: unknown, language: string): text is Exclude<LocalText, string> {
  if (typeof text !== 'object' || text === null || Array.isArray(text)) return false;
  const other = own(text, 'other');
  if (typeof other !== 'string' || !Object.values(text).every((form) => typeof form === 'string'))
    return false;
  try {
    createPluralText(language, { ...text, other });
    return true;
  } catch {
    return false;
  }
}

function own(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? Reflect.get(object, name)
    : undefined;
}
