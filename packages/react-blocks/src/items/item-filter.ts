import type { ItemFilter } from './item-view';

/** Names of a filter's parameters in the address of a list's page. */
export const itemControls = {
  category: 'category',
  tag: 'tag',
  when: 'when',
  page: 'page',
  month: 'month',
} as const;

const past = 'past';

/** The last page number that is read. */
const lastPage = 10_000;

/**
 * Reads a filter from a query; never throws. What is unreadable filters nothing.
 *
 * @param pageControl the parameter that names the page of the list
 * @param otherControls those of the other lists on the same page
 */
export function readItemFilter(
  query: URLSearchParams,
  pageControl: string = itemControls.page,
  otherControls: readonly string[] = [],
): ItemFilter {
  const word = (name: string): string => (query.get(name) ?? '').trim().slice(0, 100);
  const pageOf = (name: string): number => {
    const page = Number(word(name));
    return Number.isInteger(page) && page > 1 ? Math.min(page, lastPage) : 1;
  };
  const others = new URLSearchParams();
  for (const name of otherControls) if (pageOf(name) > 1) others.set(name, String(pageOf(name)));
  return {
    category: word(itemControls.category),
    tag: word(itemControls.tag),
    isPast: word(itemControls.when) === past,
    page: pageOf(pageControl),
    ...(pageControl !== itemControls.page && { pageControl }),
    ...(others.size > 0 && { others: others.toString() }),
  };
}

/** Writes a filter as the query of an address, without the question mark; '' for everything. */
export function writeItemFilter(filter: ItemFilter): string {
  const { category, tag, isPast, page, pageControl = itemControls.page, others = '' } = filter;
  const fields = new URLSearchParams();
  if (category !== '') fields.set(itemControls.category, category);
  if (tag !== '') fields.set(itemControls.tag, tag);
  if (isPast) fields.set(itemControls.when, past);
  if (page > 1) fields.set(pageControl, String(page));
  new URLSearchParams(others).forEach((number, name) => fields.set(name, number));
  return fields.toString();
}

/** The filter that leaves nothing out. */
export const everyItem: ItemFilter = { category: '', tag: '', isPast: false, page: 1 };

/** Returns the address of a list with a filter. */
export function itemFilterHref(path: string, filter: ItemFilter): string {
  const query = writeItemFilter(filter);
  return query === '' ? path : `${path}?${query}`;
}
