import { containmentMessage } from './messages';

/** What holds the focus: an element, or anything else that knows what lies within. */
export interface FocusContainer<Node> {
  contains(node: Node): boolean;
}

/** Where the focus may be: exactly one of the two [5.15]. */
export interface FocusContainment<Node> {
  /** It may be within this. */
  readonly container?: FocusContainer<Node> | null | undefined;
  /** It may be where this says so. */
  readonly predicate?: ((node: Node) => boolean) | null | undefined;
}

/**
 * Whether the focus may be on a node, as one function for both ways to say it.
 *
 * @throws TypeError with the words of [5.15] when neither is given, or both are
 */
export function resolveContainment<Node>({
  container,
  predicate,
}: FocusContainment<Node>): (node: Node) => boolean {
  if (!container === !predicate) throw new TypeError(containmentMessage);
  return (node) => predicate?.(node) ?? container?.contains(node) ?? false;
}
