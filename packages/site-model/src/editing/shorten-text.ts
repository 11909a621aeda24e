/**
 * Cuts a text that is too long between two words; what has no blank is cut between two characters
 * as they are read, so that no letter loses its accent and no picture its half.
 *
 * @param text of any length
 * @param most code units that are kept, without the mark at the end; one character always is
 */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const blank = text.lastIndexOf(' ', most);
  return `${text.slice(0, blank > 0 ? blank : characterEnd(text, most)).trimEnd()} …`;
}

/** The end of the last character that is whole before a place, or of the first one. */
function characterEnd(text: string, place: number): number {
  const { index = 0, segment = text } = new Intl.Segmenter().segment(text).containing(place) ?? {};
  return index > 0 ? index : segment.length;
}
