import type { PluralForms } from '@frontage/site-model';

/**
 * A stored text in a site's own language: words; or one text for each plural category of the value
 * `count`, in which `#` stands for that count. `{…}` is a placeholder.
 */
export type LocalText = string | Readonly<Record<string, string>>;

/**
 * The texts of a block in the page's language, checked, by code: plain words; a text with
 * placeholders as a list of one; or forms by count, which have placeholders too.
 */
export type LocalBlockTexts = Readonly<Record<string, string | readonly [string] | PluralForms>>;

/** The part of the texts that markup carries, as JSON. */
export interface LocalTexts {
  /** A BCP 47 tag that also determines the digits of numbers. */
  readonly language: string;
  /** By owner. */
  readonly texts: Readonly<Record<string, LocalBlockTexts>>;
}

/** On the root of a block: the texts that its script needs, as JSON. Pages in English have none. */
export const localTextsAttribute = 'data-texts';
