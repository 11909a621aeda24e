import { blockAttributes } from './block-attributes';
import type { BlockContext } from './block-context';
import type { BlockDefinition } from './define-block';

/** Calls back for every block within a part of the page, including the part itself. */
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

/** Whether a node is an element; documents and fragments have children too. */
export function isElement(root: ParentNode): root is HTMLElement {
  return 'matches' in root;
}
