/**
 * Signs that nobody sees and that change what is read: controls of a terminal or a header, and
 * those that turn the direction of what stands around them. Joiners and marks that languages are
 * written with are none.
 */
const hiddenSigns = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** The same but for the ends of lines and tabs. */
export const hiddenInLines = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text as one line without hidden signs; each run of them becomes a space.
 *
 * @param text as somebody entered it
 */
export function singleLine(text: string): string {
  return text.replace(hiddenSigns, ' ').trim();
}

/**
 * A text of several lines without hidden signs.
 *
 * @param text as somebody entered it
 */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(hiddenInLines, '');
}
