import { everyItem } from '../items/item-filter';
import type { ItemListView, ItemView } from '../items/item-view';

/** An item of a collection. */
export function testItem(title: string, more: Partial<ItemView> = {}): ItemView {
  return {
    href: `/notes/${title}`,
    title,
    description: '',
    startsAt: Date.UTC(2026, 2, 9),
    endsAt: null,
    category: '',
    tags: [],
    ...more,
  };
}

/** A collection of three notes. */
export const testItems: ItemListView = {
  kind: 'notes',
  path: '/notes',
  listPath: '/notes',
  timeZone: 'UTC',
  filter: { ...everyItem, tag: 'ash' },
  items: [
    testItem('Tide', { startsAt: Date.UTC(2026, 3, 1), category: 'Firings', tags: ['ash'] }),
    testItem('Wind', { category: 'Firings', tags: ['ash', 'celadon'] }),
    testItem('Bun', { startsAt: Date.UTC(2025, 2, 2) }),
  ],
  total: 3,
  pages: 1,
  categories: [{ word: 'Firings', count: 2 }],
  tags: [
    { word: 'ash', count: 2 },
    { word: 'celadon', count: 1 },
  ],
};
