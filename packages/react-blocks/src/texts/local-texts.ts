import type { PluralForms } from '@frontage/site-model';

/**
 * A text in a site's own language, as it is stored: words; or one for each plural
 * category of the value `count`, in which `#` stands for that count. `{…}` is filled in.
 */
export type LocalText = string | Readonly<Record<string, string>>;

/**
 * The texts of a block in the page's language, mended, by code: words as they are; what is
 * filled in as a list of one; or forms by count, which are filled in too.
 */
export type LocalBlockTexts = Readonly<Record<string, string | readonly [string] | PluralForms>>;

/** What markup carries of them, as JSON. */
export interface LocalTexts {
  /** A BCP 47 tag that also says in which digits numbers are written. */
  readonly language: string;
  /** By who says them. */
  readonly texts: Readonly<Record<string, LocalBlockTexts>>;
}

/**
 * On the root of a block: those of them that its script needs, as JSON. Pages in English have none.
 */
export const localTextsAttribute = 'data-texts';
