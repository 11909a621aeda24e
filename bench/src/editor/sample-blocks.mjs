/**
 * A block of the page that every editor opens.
 *
 * @typedef {{ kind: 'text' | 'heading' | 'picture', text: string, src?: string }} SampleBlock
 */

/** How many blocks the pages have: more than sixty are no page of ours, and show how it grows. */
export const sampleSizes = [1, 60, 300];

/** Two of five blocks are pictures, three are words. */
const kinds = ['text', 'heading', 'picture', 'text', 'picture'];

const words =
  'On those days we open from nine to eleven and from two to five. If you are inside at eleven, you are having lunch with us, and the kiln is warm enough to dry whatever the road has done to your shoes.';

/**
 * The blocks of a page.
 *
 * @param {number} count
 * @param {readonly string[]} pictures addresses
 * @returns {SampleBlock[]}
 */
export function sampleBlocks(count, pictures) {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length];
    const text = kind === 'heading' ? `The tide and the road ${index}` : `${index}. ${words}`;
    return { kind, text, ...(kind === 'picture' && { src: pictures[index % pictures.length] }) };
  });
}

/** The place of the text that is written and moved, in the middle of the page. */
export function middleOfSample(count) {
  return Math.floor(count / 2 / kinds.length) * kinds.length;
}

/** The id that a block has. */
function blockId(count, index) {
  return `b${String(count).padStart(11, '0')}${String(index).padStart(12, '0')}`;
}

/**
 * The same page as ours is stored, five blocks a section.
 *
 * @param {number} count
 * @param {readonly string[]} assetIds
 */
export function sampleDocument(count, assetIds) {
  const blocks = sampleBlocks(count, assetIds).map(({ kind, text, src }, index) => ({
    id: blockId(count, index),
    type: kind === 'picture' ? 'image' : 'text',
    data:
      kind === 'picture'
        ? { assetId: src, ratio: 1.5, alt: text }
        : {
            nodes: [
              kind === 'heading'
                ? { kind, level: 2, words: [text] }
                : { kind: 'paragraph', words: [text] },
            ],
          },
  }));
  const sections = Array.from({ length: Math.ceil(count / kinds.length) }, (_, index) => ({
    id: `s${index}`,
    width: 'text',
    tone: 'plain',
    blocks: blocks.slice(index * kinds.length, (index + 1) * kinds.length),
  }));
  return { version: 1, sections };
}
