import { shortenText, type TextChange } from '@frontage/site-model/editing';

/** How many characters of what stays the same are shown beside a change. */
const around = 60;

/** How many characters of a change are shown. */
const most = 400;

/**
 * Finds what differs between two texts, word by word, with a little of what stays around it.
 *
 * @param before the earlier text
 * @param after the later one
 */
export function splitChange(before: string, after: string): TextChange {
  const [old, now] = [toWords(before), toWords(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const middle = (words: readonly string[]) => words.slice(start, words.length - end).join('');
  return {
    start: lastOf(now.slice(0, start).join('')),
    before: shortenText(middle(old), most),
    after: shortenText(middle(now), most),
    end: shortenText(now.slice(now.length - end).join(''), around),
  };
}

/** Words, and the blanks between them. */
function toWords(text: string): readonly string[] {
  return text.match(/\S+|\s+/gu) ?? [];
}

/** The end of a text that is too long, from the beginning of a word on. */
function lastOf(text: string): string {
  if (text.length <= around) return text;
  const start = text.length - around;
  const blank = text.slice(0, -1).indexOf(' ', start - 1);
  return `… ${text.slice(blank > 0 ? blank : characterStart(text, start)).trimStart()}`;
}

/** The start of the first character that is whole behind a place. */
function characterStart(text: string, place: number): number {
  const { index = place, segment = '' } =
    new Intl.Segmenter().segment(text).containing(place) ?? {};
  return index === place ? index : index + segment.length;
}
