import { defineBlockImport } from '../../imports/block-import';
import { readRichNodes } from '../../imports/read-rich-nodes';

/** Member areas: ours, and published ones, whose words come before ours. */
export const memberAreaImport = defineBlockImport({
  selector: '[data-block=member-area],.member-area-block',
  read(root, around) {
    const area = { type: 'member-area', data: {} };
    if (root.matches('[data-block]')) return [area];
    const words = root.cloneNode(true) as Element; // the copy of an element
    // Our block has the ways to join in the place of this link.
    for (const link of words.querySelectorAll('a')) link.remove();
    const nodes = readRichNodes(words, around) ?? [];
    return nodes.length === 0 ? [area] : [{ type: 'text', data: { nodes: [...nodes] } }, area];
  },
});
