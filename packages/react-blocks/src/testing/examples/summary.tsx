import { Summary, type ItemListView } from '@frontage/react-blocks/react';

const view: ItemListView = {
  kind: 'notes',
  path: '/notes',
  timeZone: 'Europe/London',
  filter: { category: '', tag: '', isPast: false, page: 1 },
  items: [
    {
      href: '/notes/south-west',
      title: 'Wind from the south-west',
      description: 'What went in, and what came out.',
      startsAt: Date.UTC(2026, 10, 14),
      endsAt: null,
      category: 'Firings',
      tags: [],
    },
  ],
  total: 1,
  pages: 1,
  categories: [],
  tags: [],
};

export function Notes() {
  return <Summary view={view} headerText="From the kiln log" locale="en-GB" />;
}
