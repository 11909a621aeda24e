import { lifecycleMessages } from '../messages';

/**
 * The element that a block is to be mounted on.
 *
 * @throws TypeError with the words of [8.13] when there is none, or it is no element
 */
export function requireRoot(root: unknown): HTMLElement {
  if (root === null || root === undefined) throw new TypeError(lifecycleMessages['no-root']());
  if (!isElement(root)) throw new TypeError(lifecycleMessages['invalid-node'](root));
  return root;
}

/** By node type, not by class: the element may come from another frame. */
function isElement(value: unknown): value is HTMLElement {
  return typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 1;
}
