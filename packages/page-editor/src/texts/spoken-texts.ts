import { fillText, type TextValues } from '@frontage/site-model';

/** A text of another language: words with `{…}` that are filled in, or what makes them. */
export type SpokenText = string | ((values: TextValues) => string);

/** A table of English texts in another language: whatever is left out stays English. */
export type SpokenTable<Table> = { readonly [Code in keyof Table]?: Spoken<Table[Code]> };

type Spoken<Text> = Text extends string
  ? SpokenText
  : Text extends (...values: never) => string
    ? (...values: Parameters<Text>) => string
    : { readonly [Code in keyof Text]: string };

/** What is said in another language, by the window that it is said in: a person reads in one. */
const spoken = new WeakMap<object, object>();

/**
 * Says everything in another language, in this window.
 *
 * @param tables of texts, by their names
 * @returns ends that
 */
export function setSpokenTexts(tables: object): () => void {
  spoken.set(globalThis, tables);
  return () => {
    if (spoken.get(globalThis) === tables) spoken.delete(globalThis);
  };
}

/** The text of another language; undefined where it has none. */
export function spokenText(table: string, code: string): unknown {
  const found = ownOf(spoken.get(globalThis), table);
  return ownOf(found, code);
}

/** The language in which lists and numbers are written. */
export function spokenLocale(): string {
  return String(ownOf(spoken.get(globalThis), 'locale') ?? 'en');
}

/**
 * Gives a text of a table.
 *
 * @param name of the table
 * @param english its texts
 * @param code which of them
 * @param values what is filled in
 */
export function saySpoken<Table extends Readonly<Record<string, string>>>(
  name: string,
  english: Table,
  code: keyof Table & string,
  values: TextValues = {},
): string {
  // `SpokenTable` is what tables of other languages are made of.
  const text = (spokenText(name, code) ?? english[code] ?? '') as SpokenText;
  return typeof text === 'function' ? text(values) : fillText(text, values);
}

/**
 * Makes a table that gives each text in the language of its window.
 *
 * @param name of the table
 * @param english its texts
 */
export function spokenTexts<Table extends object>(name: string, english: Table): Table {
  return new Proxy(english, {
    get: (_, code) => spokenText(name, String(code)) ?? Reflect.get(english, code),
  });
}

function ownOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}
