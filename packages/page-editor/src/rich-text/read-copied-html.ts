import { safeHref } from '@frontage/site-model';
import type { RichNode } from '@frontage/site-model/fields';
import { createCopiedLines, type CopiedLineKind, type CopiedLook } from './copied-lines';

/** Browsers that read HTML without running any of it, under every policy. */
interface HtmlReader {
  parseHTML?(html: string, options: { readonly sanitizer: object }): Document;
}

const paragraph: CopiedLineKind = { kind: 'paragraph' };

/** Elements that are lines of their own. */
const lines =
  'p,div,h1,h2,h3,h4,h5,h6,li,ul,ol,dl,dt,dd,blockquote,pre,table,tr,hr,figure,figcaption,address,article,section,header,footer,main,nav,aside';

/** Elements whose words nobody sees. */
const unseen = 'script,style,template,title,noscript,textarea,select';

/** Where the look of an element is while it is read: a policy would report its own attribute. */
const look = 'data-look';

/**
 * Reads words that were copied in another program, such as a word processor: their headings, lists,
 * quotations, emphasis and links. All else of their look stays behind.
 *
 * @param html of the clipboard
 * @returns undefined where this browser cannot read HTML safely
 */
export function readCopiedHtml(html: string): RichNode[] | undefined {
  const { parseHTML } = Document as HtmlReader;
  if (!parseHTML) return undefined;
  const still = html
    .split(/<style[\s>]/i)
    .map((part, index) => (index > 0 ? part.replace(/^[\s\S]*?(?:<\/style>|$)/i, '') : part))
    .join('')
    .replace(/(<[^<>]*\s)style(?=\s*=)/gi, `$1${look}`);
  const copied = createCopiedLines();
  readInto(parseHTML.call(Document, still, { sanitizer: {} }).body, {});
  return copied.nodes();

  function readInto(parent: Node, as: CopiedLook, kind = paragraph): void {
    for (const node of parent.childNodes)
      if (node instanceof Element) readElement(node, as, kind);
      else if (node.nodeType === Node.TEXT_NODE) readText(node, as, kind);
    if (parent instanceof Element && (parent.matches(lines) || parent.matches('body')))
      copied.end(kind);
  }

  function readText(
    { nodeValue, parentElement }: Node,
    as: CopiedLook,
    kind: CopiedLineKind,
  ): void {
    const text = nodeValue ?? '';
    if (!parentElement?.closest('pre')) return copied.add(text.replace(/\s+/g, ' '), as);
    text.split('\n').forEach((line, index) => {
      if (index > 0) copied.end(kind);
      copied.add(line, as);
    });
  }

  function readElement(node: Element, as: CopiedLook, kind: CopiedLineKind): void {
    const style = node.getAttribute(look) ?? '';
    if (node.matches(unseen) || /mso-list:\s*ignore/i.test(style)) return;
    if (node.matches('br')) return copied.end(kind);
    if (node.matches('td + td, th + th, td + th, th + td')) copied.add(' ', as);
    if (!node.matches(lines)) return readInto(node, lookOf(node, style, as), kind);
    copied.end(kind);
    readInto(node, lookOf(node, style, as), kindOf(node, kind));
  }
}

/** A list of a word processor is paragraphs with marks: those in a row are one list. */
const wordLists = { ul: { ordered: false }, ol: { ordered: true } } as const;

function kindOf(node: Element, kind: CopiedLineKind): CopiedLineKind {
  if (/mso-list:/i.test(node.getAttribute(look) ?? '')) {
    const mark = node.querySelector(`[${look}*="ignore" i]`)?.textContent ?? '';
    return { kind: 'item', list: wordLists[/\w[.)]/.test(mark) ? 'ol' : 'ul'] };
  }
  switch (node.localName) {
    case 'h1':
    case 'h2':
      return { kind: 'heading', level: 2 };
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return { kind: 'heading', level: 3 };
    case 'ul':
    case 'ol':
      // A list in a list goes on in that one.
      return kind.kind === 'item'
        ? kind
        : { kind: 'item', list: { ordered: node.localName === 'ol' } };
    case 'blockquote':
      return { kind: 'quote' };
    default:
      return kind;
  }
}

function lookOf(node: Element, style: string, { ...look }: CopiedLook): CopiedLook {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1];
  const isHeading = node.matches('h1,h2,h3,h4,h5,h6');
  const strong = weight === undefined ? node.matches('b,strong') : /bold|[6-9]00/.test(weight);
  const emphasis = slant === undefined ? node.matches('i,em,cite') : slant !== 'normal';
  return {
    strong: !isHeading && (weight === undefined ? look.strong === true || strong : strong),
    emphasis: slant === undefined ? look.emphasis === true || emphasis : emphasis,
    href: node.localName === 'a' ? linkOf(node) : look.href,
  };
}

/** An address of the other program's own pages leads nowhere here. */
function linkOf(node: Element): string | undefined {
  const href = safeHref(node.getAttribute('href'));
  return href !== undefined && /^[a-z]+:/i.test(href) ? href : undefined;
}
