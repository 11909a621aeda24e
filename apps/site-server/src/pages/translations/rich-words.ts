import type { RichWords } from '@frontage/site-model/fields';

/**
 * Writes the words of a paragraph as one text, in which numbered marks stand around those that are
 * emphasised or linked: `Thrown <1>by hand</1>`.
 */
export function writeRichWords(words: readonly RichWords[]): string {
  let marks = 0;
  return words
    .map((word) => {
      if (typeof word === 'string') return word;
      marks += 1;
      return `<${marks}>${word.text}</${marks}>`;
    })
    .join('');
}

/**
 * Reads words with the marks of an original, wherever they stand now.
 *
 * @param text as `writeRichWords` writes it
 * @param original whose emphasis and links the marks stand for; other marks are words
 */
export function readRichWords(text: string, original: readonly RichWords[]): RichWords[] {
  const marked = original.filter((word) => typeof word !== 'string');
  const words: RichWords[] = [];
  let end = 0;
  for (const found of text.matchAll(/<(\d{1,3})>([^]*?)<\/\1>/g)) {
    const [whole, number, inner = ''] = found;
    const mark = marked[Number(number) - 1];
    if (!mark) continue;
    if (found.index > end) words.push(text.slice(end, found.index));
    words.push({ ...mark, text: inner });
    end = found.index + whole.length;
  }
  if (end < text.length) words.push(text.slice(end));
  return words;
}

/** Whether a translation has each mark of the original once. */
export function hasMarksOfRichWords(text: string, original: string): boolean {
  const marksOf = (words: string): string =>
    [...words.matchAll(/<(\d{1,3})>[^]*?<\/\1>/g)]
      .map(([, number]) => number)
      .toSorted()
      .join();
  return marksOf(text) === marksOf(original);
}
