import { safeHref } from '../../stored/safe-href';
import { storedFields } from '../../stored/stored-fields';

/** A cart block as a page document stores it. */
export interface StoredCart {
  /** Where an empty cart leads. */
  shopHref: string;
}

/** Reads a stored cart block; never throws. */
export function readStoredCart(raw: unknown): StoredCart {
  return { shopHref: safeHref(storedFields(raw).optionalText('shopHref')) ?? '/' };
}
