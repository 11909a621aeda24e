import { isText } from '@frontage/core-lifecycle/reading';
import type { FieldTable } from './field-table';
import { readRichText, type RichNode, type RichWords } from './rich-node';
import { walkFields } from './walk-fields';

/**
 * Returns the words of a block for the site's search, in the order of its table: one text for each
 * field, paragraph, heading or item. A paragraph that is nothing but a link within the site says
 * nothing of its page, and is left out.
 */
export function collectWords(table: FieldTable, raw: unknown): string[] {
  const texts: string[] = [];
  walkFields(table, raw, (field, value) => {
    if (!field.searchable) return;
    if (field.kind === 'richText') texts.push(...readRichText(value).flatMap(nodeTexts));
    else if (!isText(value)) return;
    else if (field.kind === 'text' && field.isMarkdown) texts.push(...markdownWords(value));
    else texts.push(value);
  });
  return texts.filter((text) => text.trim() !== '');
}

/** The paragraphs, headings, items and rows of Markdown without most of its marks. */
function markdownWords(text: string): string[] {
  return text
    .replaceAll(/!?\[([^[\]\n]{0,300})\]\([^()\n]{0,1000}\)/g, '$1')
    .replaceAll(/^[ \t]{0,8}#{1,6}[ \t](.*)/gm, '\n\n$1\n\n')
    .replaceAll(/^[ \t]{0,8}(?:[-*+]|\d{1,9}[.)])[ \t](?:\[[ x]\][ \t])?|^[ \t]*\|/gim, '\n\n')
    .replaceAll(/^[-\t :=|]+$|^[ \t]{0,8}>|[*`~|\\]/gm, '')
    .split(/\n\s*\n/)
    .map((words) => words.trim());
}

function nodeTexts(node: RichNode): string[] {
  if (node.kind === 'list') return node.items.map(plainWords);
  const isParagraph = node.kind !== 'heading' && node.kind !== 'quote';
  if (isParagraph && isWayOn(node.words)) return [];
  const words = plainWords(node.words);
  return node.kind === 'quote' && node.by !== undefined ? [words, node.by] : [words];
}

/** Whether words are nothing but a link within the site, such as one back to a list. */
function isWayOn(words: readonly RichWords[]): boolean {
  const [link, ...others] = words.filter((word) => !isText(word) || word.trim() !== '');
  return others.length === 0 && !isText(link) && link?.href?.startsWith('/') === true;
}

function plainWords(words: readonly RichWords[]): string {
  return words.map((word) => (isText(word) ? word : word.text)).join('');
}
