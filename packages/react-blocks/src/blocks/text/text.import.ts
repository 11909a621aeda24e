import { defineBlockImport, storedData, type ImportAround } from '../../imports/block-import';
import { plainWords, readRichNodes, readTextElement } from '../../imports/read-rich-nodes';

/**
 * Written text: our own, published text blocks, and published quotations with their source. A page
 * has Markdown no longer: what was made of it is text.
 */
export const textImport = defineBlockImport({
  selector:
    '[data-block=text],[data-block=markdown],.sqs-block-html,.sqs-block-markdown,.sqs-block-quote',
  read(root, around) {
    const content = root.querySelector('.sqs-html-content,.sqs-block-content') ?? root;
    const nodes = root.matches('.sqs-block-quote')
      ? readQuotation(root, around)
      : readRichNodes(content, around);
    if (!nodes) return undefined;
    const align = root.getAttribute('data-align') === 'center' ? 'center' : undefined;
    return nodes.length === 0
      ? []
      : [{ type: 'text', data: storedData({ nodes: [...nodes], align }) }];
  },
});

/** The marks around a published quotation are drawn by us too. */
function readQuotation(root: Element, around: ImportAround) {
  const quote = root.querySelector('blockquote');
  const nodes = quote ? readTextElement(quote, around) : undefined;
  const by = plainWords(root.querySelector('figcaption,.source')).replace(/^[—–-]\s*/, '');
  return nodes?.map((node, index) =>
    node.kind === 'quote'
      ? {
          ...node,
          words: node.words.map(withoutMarks).filter((word) => word !== ''),
          ...(by !== '' && index === nodes.length - 1 && { by }),
        }
      : node,
  );
}

function withoutMarks<Word>(word: Word): Word | string {
  return typeof word === 'string' ? word.replace(/^[“"]\s*|(?<!\s)\s*[”"]$/g, '') : word;
}
