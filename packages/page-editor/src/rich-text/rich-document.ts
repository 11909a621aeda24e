import type { JsonValue } from '@frontage/site-model';
import { readRichText, type RichNode, type RichWords } from '@frontage/site-model/fields';
import type { Mark, Node } from 'prosemirror-model';
import { richSchema } from './rich-schema';

/** Makes what is edited from what is stored; wrong parts are left out, as on the page. */
export function toRichDocument(stored: unknown): Node {
  const { nodes } = richSchema();
  const blocks = readRichText(stored).map(toBlock);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

/** Makes what is stored from what is edited. */
export function fromRichDocument(document: Node): JsonValue {
  return children(document).map(fromBlock);
}

function toBlock(node: RichNode): Node {
  const { nodes } = richSchema();
  switch (node.kind) {
    case 'heading':
      return nodes.heading.create({ level: node.level }, toTexts(node.words));
    case 'quote':
      return nodes.quote.create({ by: node.by ?? '' }, toTexts(node.words));
    case 'list': {
      const items = node.items.length > 0 ? node.items : [[]];
      return nodes.list.create(
        { ordered: node.ordered },
        items.map((words) => nodes.item.create(null, toTexts(words))),
      );
    }
    default:
      return nodes.paragraph.create({ kind: node.kind }, toTexts(node.words));
  }
}

function toTexts(words: readonly RichWords[]): Node[] {
  const { marks } = richSchema();
  return words.flatMap((word) => {
    const { text, strong, emphasis, href }: Exclude<RichWords, string> =
      typeof word === 'string' ? { text: word } : word;
    if (text === '') return [];
    const made: Mark[] = [
      ...(href === undefined ? [] : [marks.link.create({ href })]),
      ...(strong ? [marks.strong.create()] : []),
      ...(emphasis ? [marks.emphasis.create()] : []),
    ];
    return [richSchema().text(text, made)];
  });
}

function fromBlock(block: Node): RichNode {
  const { attrs } = block;
  const { nodes } = richSchema();
  switch (block.type) {
    case nodes.heading:
      return {
        kind: 'heading',
        level: attrs.level === 1 || attrs.level === 3 ? attrs.level : 2,
        words: fromTexts(block),
      };
    case nodes.quote: {
      const by = String(attrs.by);
      return { kind: 'quote', words: fromTexts(block), ...(by !== '' && { by }) };
    }
    case nodes.list:
      return {
        kind: 'list',
        ordered: attrs.ordered === true,
        items: children(block).map(fromTexts),
      };
    default: {
      const kind = attrs.kind === 'lead' || attrs.kind === 'small' ? attrs.kind : 'paragraph';
      return { kind, words: fromTexts(block) };
    }
  }
}

function fromTexts(block: Node): RichWords[] {
  const { marks } = richSchema();
  return children(block).map(({ text = '', marks: own }) => {
    if (own.length === 0) return text;
    const link = own.find(({ type }) => type === marks.link);
    return {
      text,
      ...(marks.strong.isInSet(own) && { strong: true }),
      ...(marks.emphasis.isInSet(own) && { emphasis: true }),
      ...(link && { href: String(link.attrs.href) }),
    };
  });
}

function children(node: Node): Node[] {
  const found: Node[] = [];
  node.forEach((child) => found.push(child));
  return found;
}
