import type { JsonObject, JsonValue } from '@frontage/site-model';
import { readRichText, type RichNode, type RichWords } from '@frontage/site-model/fields';

/** Whether rich text consists of paragraphs without links and emphasis; none counts as such. */
export function isPlainParagraphs(stored: JsonValue | undefined): boolean {
  return readRichText(stored).every(
    (node) => node.kind === 'paragraph' && node.words.every((word) => typeof word === 'string'),
  );
}

/** Returns the words of rich text, with a blank line between its paragraphs. */
export function joinPlainParagraphs(stored: JsonValue | undefined): string {
  return readRichText(stored).map(wordsOf).join('\n\n');
}

/** Makes paragraphs of what stands between blank lines. */
export function splitPlainParagraphs(written: string): readonly JsonObject[] {
  return written
    .split(/\n[^\S\n]*\n/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words) => ({ kind: 'paragraph', words: [words] }));
}

function wordsOf(node: RichNode): string {
  return node.kind === 'list' ? node.items.map(plain).join('\n') : plain(node.words);
}

function plain(words: readonly RichWords[]): string {
  return words.map((word) => (typeof word === 'string' ? word : word.text)).join('');
}
