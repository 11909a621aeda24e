import type { RichNode, RichWords } from '@frontage/site-model/fields';
import type { ImportAround } from './block-import';
import { joinWordLines, readWordLines } from './word-lines';

type Links = Pick<ImportAround, 'link'>;

const inline =
  'a,abbr,b,bdi,bdo,big,br,cite,code,data,del,dfn,em,font,i,ins,kbd,label,mark,q,s,samp,small,span,strike,strong,sub,sup,time,tt,u,var,wbr';
/** Elements around words that hold nothing else. */
const textual = 'h1,h2,h3,h4,h5,h6,p,ul,ol,blockquote,address';

/** Whether an element is one of written text: a heading, a paragraph, a list or a quotation. */
export function isTextElement(element: Element): boolean {
  return element.matches(textual);
}

/** Whether an element is part of a line of words, and holds nothing that is not. */
export function isInlineElement(element: Element): boolean {
  return element.matches(inline) && [...element.children].every(isInlineElement);
}

/**
 * Reads an element of written text.
 *
 * @returns undefined if it holds what written text cannot: then nothing of it is lost elsewhere
 */
export function readTextElement(element: Element, links: Links): readonly RichNode[] | undefined {
  const [, level] = /^h([1-6])$/i.exec(element.localName) ?? [];
  if (element.matches('ul,ol')) return readList(element, links);
  if (element.matches('blockquote')) return readQuote(element, links);
  if (![...element.children].every(isInlineElement)) return undefined;
  const lines = readWordLines(element.childNodes, links);
  if (level === undefined) return lines.map((words) => ({ kind: kindOf(element), words }));
  const words = joinWordLines(lines);
  // Written text has three levels.
  const shown = level === '1' || level === '2' ? (Number(level) as 1 | 2) : 3;
  return words.length === 0 ? [] : [{ kind: 'heading', level: shown, words }];
}

/** Reads lines of words that stand beside each other without an element around them. */
export function readLooseText(nodes: readonly Node[], links: Links): readonly RichNode[] {
  return readWordLines(nodes, links).map((words) => ({ kind: 'paragraph', words }));
}

/** Reads all that an element holds as written text; undefined if something of it is none. */
export function readRichNodes(parent: Element, links: Links): readonly RichNode[] | undefined {
  const found: RichNode[] = [];
  let loose: Node[] = [];
  const endLine = (): void => {
    found.push(...readLooseText(loose, links));
    loose = [];
  };
  for (const node of parent.childNodes) {
    if (!isElement(node) || isInlineElement(node)) {
      loose.push(node);
      continue;
    }
    endLine();
    const nodes = readPart(node, links);
    if (!nodes) return undefined;
    found.push(...nodes);
  }
  endLine();
  return found;
}

function readPart(element: Element, links: Links): readonly RichNode[] | undefined {
  if (isTextElement(element)) return readTextElement(element, links);
  return element.matches('div,section,article') ? readRichNodes(element, links) : undefined;
}

/** Reads the words of an element as one plain line. */
export function plainWords(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Outside of browsers there is no class to ask for. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function kindOf({ classList }: Element): 'paragraph' | 'lead' | 'small' {
  if (classList.contains('fr-text__lead') || classList.contains('sqsrte-large')) return 'lead';
  return classList.contains('fr-text__small') || classList.contains('sqsrte-small')
    ? 'small'
    : 'paragraph';
}

/** Items within items become items after them: written text has lists of one level. */
function readList(list: Element, links: Links): readonly RichNode[] | undefined {
  const items: RichWords[][] = [];
  for (const item of list.children) {
    const read = item.matches('li') ? readItem(item, links) : undefined;
    if (!read) return undefined;
    items.push(...read);
  }
  return items.length === 0 ? [] : [{ kind: 'list', ordered: list.matches('ol'), items }];
}

function readItem(item: Element, links: Links): RichWords[][] | undefined {
  const nodes = readRichNodes(item, links);
  return nodes?.flatMap((node) =>
    node.kind === 'list' ? node.items.map((words) => [...words]) : [[...node.words]],
  );
}

function readQuote(quote: Element, links: Links): readonly RichNode[] | undefined {
  const source = [...quote.children].find((child) => child.matches('footer,cite'));
  const rest = [...quote.childNodes].filter((node) => node !== source);
  const parts: (readonly RichNode[])[] = [];
  let loose: Node[] = [];
  for (const node of rest) {
    if (!isElement(node) || isInlineElement(node)) {
      loose.push(node);
      continue;
    }
    const read = isTextElement(node) ? readTextElement(node, links) : undefined;
    if (!read) return undefined;
    parts.push(readLooseText(loose, links), read);
    loose = [];
  }
  parts.push(readLooseText(loose, links));
  const nodes = parts.flat();
  const by = plainWords(source);
  return nodes.map((node, index) => ({
    kind: 'quote',
    words: node.kind === 'list' ? joinWordLines(node.items) : node.words,
    ...(by !== '' && index === nodes.length - 1 && { by }),
  }));
}
