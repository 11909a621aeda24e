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

/** Reads a filter from a query; never throws. What is unreadable filters nothing. */
export function readItemFilter(query: URLSearchParams): ItemFilter {
  const word = (name: string): string => (query.get(name) ?? '').trim().slice(0, 100);
  const page = Number(word(itemControls.page));
  return {
    category: word(itemControls.category),
    tag: word(itemControls.tag),
    isPast: word(itemControls.when) === past,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, lastPage) : 1,
  };
}

/** Writes a filter as the query of an address, without the question mark; '' for everything. */
export function writeItemFilter({ category, tag, isPast, page }: ItemFilter): string {
  const fields = new URLSearchParams();
  if (category !== '') fields.set(itemControls.category, category);
  if (tag !== '') fields.set(itemControls.tag, tag);
  if (isPast) fields.set(itemControls.when, past);
  if (page > 1) fields.set(itemControls.page, String(page));
  return fields.toString();
}

/** The filter that leaves nothing out. */
export const everyItem: ItemFilter = { category: '', tag: '', isPast: false, page: 1 };

/** Returns the address of a list with a filter. */
export function itemFilterHref(path: string, filter: ItemFilter): string {
  const query = writeItemFilter(filter);
  return query === '' ? path : `${path}?${query}`;
}
