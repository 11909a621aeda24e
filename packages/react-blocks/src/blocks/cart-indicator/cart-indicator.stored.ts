/** A cart indicator as a page document stores it: there is nothing to decide. */
export type StoredCartIndicator = Readonly<Record<string, never>>;

/** Reads a stored cart indicator; never throws. */
export function readStoredCartIndicator(): StoredCartIndicator {
  return {};
}
