import {
  createTextFormat,
  createValueWriter,
  readText,
  textDirection,
  type PluralForms,
  type TextValues,
} from '@frontage/site-model';

/**
 * The words of a room in English, by code; `{…}` is filled in, and of plural forms the one for the
 * value `count` is taken.
 */
export type TextTable<Code extends string> = Readonly<Record<Code, string | PluralForms>>;

/** A language that something is written in. */
export interface TextLanguage {
  /** BCP 47 tag; `en` where the site has no words of its own. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** What a room says in one language. */
export interface ServerTexts<Code extends string> extends TextLanguage {
  /** A text with its `{…}` filled in; as it is, not for HTML. */
  readonly say: (code: Code, values?: TextValues) => string;
}

/**
 * The words of a room in a language: those that a site has, English for the others.
 *
 * @param table the room's words
 * @param language BCP 47 tag
 * @param texts what the site has in that language, whatever it is: the block `server` of it counts
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
      const own = readText(fieldOf(server, code), lang);
      return own === undefined ? english(table[code], values) : format(own, values);
    },
  };
}

/** The words of a room for where there is no site to ask. */
export function englishTexts<Code extends string>(table: TextTable<Code>): ServerTexts<Code> {
  return createServerTexts(table, 'en', undefined);
}

function fieldOf(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? Reflect.get(record, key)
    : undefined;
}
