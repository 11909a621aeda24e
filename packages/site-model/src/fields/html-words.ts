import { safeHref } from '../safe-href';
import type { RichWords } from './rich-node';

const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
]);

/** A tag, or the words up to the next one. */
const pieces = /<(\/?)([a-z][a-z\d]{0,20}(?![a-z\d]))([^<>]*)>|[^<]+|</gi;

/** Elements whose words nobody sees. */
const unseen: readonly string[] = ['script', 'style', 'template', 'title'];

/** Elements that begin and end a paragraph. */
const blocks: readonly string[] = ['p', 'br', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4'];

/**
 * Reads stored HTML as paragraphs of words: links, strong and emphasised words are kept, every
 * other tag is left out, so nothing in it can run. Never throws; what has no words gives no
 * paragraph, such as `<p></p>`.
 */
export function readHtmlWords(html: string): RichWords[][] {
  const paragraphs: RichWords[][] = [[]];
  const marks = { strong: 0, emphasis: 0, unseen: 0 };
  let href: string | undefined;

  function step(name: string, isEnd: boolean, attributes: string): void {
    const change = isEnd ? -1 : 1;
    if (name === 'a') href = isEnd ? undefined : readHref(attributes);
    else if (name === 'b' || name === 'strong') marks.strong += change;
    else if (name === 'i' || name === 'em') marks.emphasis += change;
    else if (unseen.includes(name)) marks.unseen += change;
    else if (blocks.includes(name)) paragraphs.push([]);
  }

  function add(raw: string): void {
    const text = decode(raw).replaceAll(/\s+/g, ' ');
    const isFormatted = href !== undefined || marks.strong > 0 || marks.emphasis > 0;
    const word = {
      text,
      ...(marks.strong > 0 && { strong: true }),
      ...(marks.emphasis > 0 && { emphasis: true }),
      ...(href !== undefined && { href }),
    };
    paragraphs.at(-1)?.push(isFormatted ? word : text);
  }

  for (const [piece, end = '', name, attributes = ''] of html.matchAll(pieces)) {
    if (name !== undefined) step(name.toLowerCase(), end !== '', attributes);
    else if (marks.unseen <= 0) add(piece);
  }
  return paragraphs.filter((words) => words.some((word) => textOf(word).trim() !== ''));
}

/** Writes paragraphs of words as HTML, which `readHtmlWords` reads. */
export function writeHtmlWords(paragraphs: readonly (readonly RichWords[])[]): string {
  return paragraphs.map((words) => `<p>${words.map(writeWord).join('')}</p>`).join('');
}

function writeWord(word: RichWords): string {
  if (typeof word === 'string') return encode(word);
  const text = word.emphasis ? `<em>${encode(word.text)}</em>` : encode(word.text);
  const strong = word.strong ? `<strong>${text}</strong>` : text;
  return word.href === undefined ? strong : `<a href="${encode(word.href)}">${strong}</a>`;
}

function textOf(word: RichWords): string {
  return typeof word === 'string' ? word : word.text;
}

function readHref(attributes: string): string | undefined {
  const [, quoted, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  return safeHref(decode(quoted ?? single ?? ''));
}

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities.get(entity) ?? '');
}

function encode(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
