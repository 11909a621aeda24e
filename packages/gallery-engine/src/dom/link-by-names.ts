import type { Teardown } from '@frontage/core-lifecycle';
import { linkStores, type GalleryStore } from '../gallery-store';

/** A gallery by its own id and those of its linked roots. */
interface Linked {
  readonly names: readonly string[];
  store(): GalleryStore;
}

/** The linkable galleries of each page, including those that are mounted later. */
const pages = new WeakMap<Document, Set<Linked>>();

/**
 * Makes the gallery show the same slide as those that name it, that it names, or that name the same
 * ones [4.09].
 */
export function linkByNames(
  { id, ownerDocument }: Element,
  links: readonly string[],
  store: Linked['store'],
  ends: Teardown[],
): void {
  const page = pages.get(ownerDocument) ?? new Set();
  pages.set(ownerDocument, page);
  const linked = { names: [id, ...links].filter(Boolean), store };
  for (const other of page)
    if (other.names.some((name) => linked.names.includes(name))) linkStores(other.store(), store());
  page.add(linked);
  ends.push(() => page.delete(linked));
}
