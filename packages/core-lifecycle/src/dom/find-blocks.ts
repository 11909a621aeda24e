import { blockAttributes } from './block-attributes';
import type { BlockContext } from './block-context';
import type { BlockDefinition } from './define-block';
import { nodeMessage } from './node-message';

/**
 * Calls back for every block within a part of the page, including the part itself.
 *
 * @throws TypeError if a caller that no compiler has checked gives no part of a page [8.13]
 */
export function findBlocks<Context extends BlockContext>(
  root: ParentNode,
  blocks: readonly BlockDefinition<Context>[],
  onBlock: (root: HTMLElement, definition: BlockDefinition<Context>) => void,
): void {
  if (!root?.querySelectorAll) throw new TypeError(nodeMessage(root));
  for (const definition of blocks) {
    const { id, selector = `[${blockAttributes.block}=${id}]` } = definition;
    if (isMatch(root, selector)) onBlock(root, definition);
    for (const element of root.querySelectorAll<HTMLElement>(selector))
      onBlock(element, definition);
  }
}

/** Whether a node is an element that matches; documents and fragments have children too. */
export function isMatch(root: ParentNode, selector: string): root is HTMLElement {
  return 'matches' in root && (root as Element).matches(selector);
}
