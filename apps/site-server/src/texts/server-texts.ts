import {
  createTextFormat,
  createValueWriter,
  readText,
  textDirection,
  type PluralForms,
  type TextValues,
} from '@frontage/site-model';

/**
 * The texts of a room in English, by code; `{…}` is filled in, and `count` selects the plural form.
 */
export type TextTable<Code extends string> = Readonly<Record<Code, string | PluralForms>>;

/** The language of a text. */
export interface TextLanguage {
  /** BCP 47 tag; `en` if the site has no texts of its own. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** The texts of a room in one language. */
export interface ServerTexts<Code extends string> extends TextLanguage {
  /** A text with its `{…}` filled in; not escaped for HTML. */
  readonly say: (code: Code, values?: TextValues) => string;
}

/**
 * Makes the texts of a room in a language: those that a site has, English for the others.
 *
 * @param table the room's texts
 * @param language BCP 47 tag
 * @param texts the site's texts in that language, unchecked; its block `server` is used
 */
export function createServerTexts<Code extends string>(
  table: TextTable<Code>,
  language: string,
  texts: unknown,
): ServerTexts<Code> {
  const server = fieldOf(texts, 'server');
  const lang = server === undefined ? 'en' : language;
  const format = createTextFormat(lang, createValueWriter(lang));
  const english = createTextFormat('en', createValueWriter(lang));
  return {
    lang,
    dir: textDirection(lang),
    say(code, values = {}) {
      const siteText = readText(fieldOf(server, code), lang);
      return siteText === undefined ? english(table[code], values) : format(siteText, values);
    },
  };
}

/** Makes the texts of a room where no site is known. */
export function englishTexts<Code extends string>(table: TextTable<Code>): ServerTexts<Code> {
  return createServerTexts(table, 'en', undefined);
}

function fieldOf(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? Reflect.get(record, key)
    : undefined;
}
