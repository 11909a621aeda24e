/**
 * A text in a site's own language, as it is stored: words; or one for each plural
 * category of the value `count`, in which `#` stands for that count. `{…}` is filled in.
 */
export type LocalText = string | Readonly<Record<string, string>>;

/**
 * The texts of a page that is not in English, mended, as JSON: what is filled in is a
 * list of one text, or one per plural category; all others are words as they are.
 */
export interface LocalTexts {
  /** A BCP 47 tag that also says in which digits numbers are written. */
  readonly language: string;
  /** Block → code → text. */
  readonly texts: Readonly<
    Record<
      string,
      Readonly<Record<string, string | readonly [string] | Readonly<Record<string, string>>>>
    >
  >;
}

/**
 * On the root of a block: those of them that its script needs, as JSON. Pages in English have none.
 */
export const localTextsAttribute = 'data-texts';
