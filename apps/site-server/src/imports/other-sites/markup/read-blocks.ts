import {
  blockImports,
  isInlineElement,
  isTextElement,
  plainWords,
  readLooseText,
  readRichNodes,
  readTextElement,
  type ImportAround,
  type ImportedBlock,
} from '@frontage/react-blocks/server';
import { blockSchemas } from '@frontage/react-blocks/schema';
import type { RichNode } from '@frontage/site-model/fields';
import { isFileReference } from '../../site-files/site-files';
import { replaceTexts } from '../../site-files/replace-texts';
import { keepCode } from './keep-code';

/** What a part of a page was read into, section by section. */
export interface BlocksReading {
  readonly sections: readonly (readonly ImportedBlock[])[];
  /** The names of elements that are kept as HTML. */
  readonly kept: readonly string[];
  /** The names of elements that are left out. */
  readonly leftOut: readonly string[];
}

/** What says nothing to a visitor; `noscript` repeats what scripts show. */
const silent = 'script,style,link,meta,title,base,template,noscript,head,.TextShape-node';
/** What has no block of its own, and would be something else without its markup. */
const foreign =
  'table,iframe,frameset,object,embed,video,audio,canvas,svg,math,form,pre,dl,details,dialog,map,fieldset,input,select,textarea,button,' +
  '.sqs-block-code,[data-definition-name="website.components.code"],.sqs-block-embed,.sqs-block-product,[data-block]';

/** Published blocks that show nothing without a script, unless a saved page has what it made. */
const filledByScript = '.sqs-block[class*=sqs-block-]:not(.sqs-block-html)';

/** Any id: which one a picture gets does not change whether a block is right. */
const someId = '0'.repeat(24);

/**
 * Reads the content of a page into blocks: known blocks by their markup, words as written text, and
 * everything else as it is. Nothing is lost but what `leftOut` names.
 *
 * @param root the element around the content
 * @param around the site that it comes to
 */
export function readBlocks(root: Element, around: ImportAround): BlocksReading {
  const sections: ImportedBlock[][] = [[]];
  const kept: string[] = [];
  const leftOut: string[] = [];
  let text: RichNode[] = [];
  let loose: Node[] = [];

  const endLine = (): void => {
    text.push(...readLooseText(loose, around));
    loose = [];
  };
  const endText = (): void => {
    endLine();
    if (text.length > 0) add({ type: 'text', data: { nodes: text } });
    text = [];
  };
  const add = (...blocks: readonly ImportedBlock[]): void => void sections.at(-1)?.push(...blocks);
  const keep = (element: Element): void => {
    endText();
    kept.push(nameOf(element));
    add(...keepCode(element.outerHTML, titleOf(element)));
  };

  const size = (): number => sections.flat().length + text.length;

  function readElement(element: Element): void {
    if (element.matches(silent)) {
      if (!element.matches('noscript,.TextShape-node')) leftOut.push(element.localName);
      return;
    }
    const known = readKnown(element, around);
    if (known === 'keep') return keep(element);
    if (known) {
      endText();
      return add(...known);
    }
    if (isInlineElement(element)) return void loose.push(element);
    endLine();
    if (isTextElement(element)) {
      const nodes = readTextElement(element, around);
      if (nodes) return void text.push(...nodes);
      if (element.matches('ul,ol,blockquote')) return keep(element);
    }
    if (element.matches(foreign) || element.localName.includes('-')) return keep(element);
    if (element.matches('a[href]')) return readCard(element);
    if (element.matches('section')) startSection();
    const before = size();
    readChildren(element);
    if (element.matches(filledByScript) && size() === before) leftOut.push(nameOf(element));
    if (element.matches('section')) startSection();
  }

  /** A link around more than a line of words. */
  function readCard(link: Element): void {
    const href = around.link(link.getAttribute('href') ?? '');
    const nodes = readRichNodes(link, around);
    if (!nodes) return keep(link);
    text.push(...nodes.map((node) => withLink(node, href)));
  }

  function readChildren(parent: Element): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === 1) readElement(node as Element); // 1 is an element
      else if (node.nodeType === 3) loose.push(node);
    }
    if (!isInlineElement(parent)) endLine();
  }

  function startSection(): void {
    endText();
    if (sections.at(-1)?.length !== 0) sections.push([]);
  }

  readChildren(root);
  endText();
  return { sections: sections.filter((blocks) => blocks.length > 0), kept, leftOut };
}

/** Reads an element by the first kind of block that knows it. */
function readKnown(element: Element, around: ImportAround) {
  for (const { selector, read } of blockImports) {
    if (!element.matches(selector)) continue;
    // Every element of the parser has what our readers use.
    const reading = read(element as HTMLElement, around);
    if (reading === undefined) continue;
    return reading === 'keep' || !reading.every(isRight) ? 'keep' : reading;
  }
  return undefined;
}

/** Whether the block may be stored: markup says many things that a field does not take. */
function isRight({ type, data }: ImportedBlock): boolean {
  const resolved = replaceTexts(data, (text) => (isFileReference(text) ? someId : text));
  return blockSchemas[type]?.safeParse(resolved).success ?? false;
}

function withLink(node: RichNode, href: string | undefined): RichNode {
  if (href === undefined) return node;
  const linked = (words: readonly (string | { text: string })[]) =>
    words.map((word) => ({ ...(typeof word === 'string' ? { text: word } : word), href }));
  return node.kind === 'list'
    ? { ...node, items: node.items.map(linked) }
    : { ...node, words: linked(node.words) };
}

/** The name of an element for people: its block's, where a class says it. */
function nameOf(element: Element): string {
  const [, block] = /\bsqs-block-([a-z\d-]+)/.exec(element.getAttribute('class') ?? '') ?? [];
  return element.getAttribute('data-block') ?? block ?? element.localName;
}

/** A frame needs a name for those who cannot see it. */
function titleOf(element: Element): string {
  const label = element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '';
  const words = label.trim() || plainWords(element.querySelector('h1,h2,h3,caption,legend'));
  return [...(words || `Content: ${nameOf(element)}`)].slice(0, 200).join('');
}
