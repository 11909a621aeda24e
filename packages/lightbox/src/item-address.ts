import { slideFromHash } from '@frontage/gallery-engine';
import type { LightboxSettings } from './defaults';
import type { LightboxItem } from './lightbox-item';

type HistorySettings = Pick<LightboxSettings, 'history' | 'collectionUrl'>;

/** The parts of an address, as in `Location`. */
export interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Finds the item that an address names: by `itemId` in the hash, or, with the history `path`, by
 * the last part of its path [2.19].
 *
 * @returns -1 for none of them
 */
export function itemFromAddress(
  address: AddressParts,
  items: readonly LightboxItem[],
  { history }: HistorySettings,
): number {
  const { pathname, hash } = address;
  if (history === 'path') {
    // The last part is read and decoded like `itemId`.
    const index = slideFromHash(
      `itemId=${lastPart(pathname)}`,
      items.map(({ id, url = '' }) => ({ id, url: lastPart(url) })),
    );
    if (index >= 0) return index;
  }
  return slideFromHash(hash, items);
}

/**
 * Gives the address while an item is shown [2.20]: with the history `hash`, its id or else its url
 * as `itemId`; with `path`, its url if that is a whole path, else the collection's address, a
 * slash, and the last part of its url or else its id.
 *
 * @param item undefined for the address without an item
 */
export function itemAddress(
  item: LightboxItem | undefined,
  location: AddressParts,
  { history, collectionUrl }: HistorySettings,
): string {
  const { pathname, search, hash } = location;
  const { id = '', url = '' } = item ?? {};
  if (history === 'hash')
    return pathname + search + (item ? `#itemId=${encodeURIComponent(id || url)}` : '');
  if (history !== 'path') return pathname + search + hash;
  const collection = collectionUrl ?? pathname;
  if (!item) return collection + search;
  return (url.startsWith('/') ? url : `${collection.replace(/\/*$/, '')}/${url || id}`) + search;
}

/** The last part of a path, without slashes. */
function lastPart(path: string): string {
  return /([^/]*)\/*$/.exec(path)?.[1] ?? '';
}
