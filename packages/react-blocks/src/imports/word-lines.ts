import type { RichWords } from '@frontage/site-model/fields';
import type { ImportAround } from './block-import';

type Look = Exclude<RichWords, string>;

/** Reads words into lines: a break ends one. Lines without a word are left out. */
export function readWordLines(
  nodes: Iterable<Node>,
  links: Pick<ImportAround, 'link'>,
): RichWords[][] {
  const lines: Look[][] = [[]];
  const add = (node: Node, look: Omit<Look, 'text'>): void => {
    if (node.nodeType === 3)
      return void lines.at(-1)?.push({ ...look, text: node.nodeValue ?? '' });
    if (!isElement(node)) return;
    if (node.localName === 'br') return void lines.push([]);
    const href = node.matches('a[href]') ? links.link(node.getAttribute('href') ?? '') : undefined;
    const inner = {
      ...look,
      ...(node.matches('b,strong') && { strong: true }),
      ...(node.matches('i,em,cite') && { emphasis: true }),
      ...(href !== undefined && { href }),
    };
    for (const child of node.childNodes) add(child, inner);
  };
  for (const node of nodes) add(node, {});
  return lines.map(toWords).filter(hasWord);
}

/** A line of spaces that do not break is room, and no line. */
function hasWord(words: readonly RichWords[]): boolean {
  return words.some((word) => (typeof word === 'string' ? word : word.text).trim() !== '');
}

/** Joins lines into one. */
export function joinWordLines(lines: readonly (readonly RichWords[])[]): RichWords[] {
  return toWords(
    lines.flatMap((words, index) => [
      ...(index > 0 ? [{ text: ' ' }] : []),
      ...words.map((word) => (typeof word === 'string' ? { text: word } : word)),
    ]),
  );
}

/** Joins words of one look, and folds white space as a browser shows it. */
function toWords(pieces: readonly Look[]): RichWords[] {
  const joined: Look[] = [];
  let before = ' ';
  for (const { text, ...look } of pieces) {
    const folded = text.replace(/[\t\n\f\r ]+/g, ' ');
    const shown = before.endsWith(' ') ? folded.replace(/^ /, '') : folded;
    if (shown === '') continue;
    before = shown;
    const last = joined.at(-1);
    if (last && isSameLook(last, look)) last.text += shown;
    else joined.push({ text: shown, ...look });
  }
  const last = joined.at(-1);
  if (last) last.text = last.text.replace(/ $/, '');
  return joined
    .filter(({ text }) => text !== '')
    .map((word) => (Object.keys(word).length === 1 ? word.text : word));
}

function isSameLook(one: Omit<Look, 'text'>, other: Omit<Look, 'text'>): boolean {
  return one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
