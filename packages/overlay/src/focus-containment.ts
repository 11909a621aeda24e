import { containmentMessage } from './messages';

/** The container of the focus: an element, or anything else with `contains`. */
export interface FocusContainer<Node> {
  contains(node: Node): boolean;
}

/** Where the focus may be. Exactly one of the two is set [5.15]. */
export interface FocusContainment<Node> {
  /** The focus may be within this container. */
  readonly container?: FocusContainer<Node> | null | undefined;
  /** The focus may be on nodes that this function accepts. */
  readonly predicate?: ((node: Node) => boolean) | null | undefined;
}

/**
 * Makes one function from either option; it returns whether the focus may be on a node.
 *
 * @throws TypeError with the message of [5.15] if neither or both are given
 */
export function resolveContainment<Node>({
  container,
  predicate,
}: FocusContainment<Node>): (node: Node) => boolean {
  if (!container === !predicate) throw new TypeError(containmentMessage);
  return (node) => predicate?.(node) ?? container?.contains(node) ?? false;
}
