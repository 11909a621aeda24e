/**
 * Cuts a text that is too long between two words; what has no blank is cut where it must be.
 *
 * @param text of any length
 * @param most characters that are kept, without the mark at the end
 */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const blank = text.lastIndexOf(' ', most);
  return `${text.slice(0, blank > 0 ? blank : most).trimEnd()} …`;
}
