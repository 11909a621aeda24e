import { blockAttributes } from './block-attributes';
import type { BlockContext } from './block-context';
import type { BlockDefinition } from './define-block';

/** Calls back for every block within a part of the page, and for that part itself if it is one. */
export function findBlocks<Context extends BlockContext>(
  root: ParentNode,
  blocks: readonly BlockDefinition<Context>[],
  onBlock: (root: HTMLElement, definition: BlockDefinition<Context>) => void,
): void {
  for (const definition of blocks) {
    const { id, selector = `[${blockAttributes.block}=${id}]` } = definition;
    if (isElement(root) && root.matches(selector)) onBlock(root, definition);
    for (const element of root.querySelectorAll<HTMLElement>(selector))
      onBlock(element, definition);
  }
}

/** A document and a fragment have children too, but are no elements. */
export function isElement(root: ParentNode): root is HTMLElement {
  return 'matches' in root;
}
