import type { RichNode } from '@frontage/site-model/fields';
import { readCopiedHtml } from './read-copied-html';

/** Reads words of the clipboard; plain text is paragraphs, divided by ends of lines. */
export function readPasted(data: DataTransfer | null): RichNode[] {
  const html = data?.getData('text/html') ?? '';
  const rich = html === '' ? undefined : readCopiedHtml(html);
  if (rich && rich.length > 0) return rich;
  const lines = (data?.getData('text/plain') ?? '').split(/[\r\n]+/);
  return lines.flatMap((line) => (line === '' ? [] : { kind: 'paragraph', words: [line] }));
}
