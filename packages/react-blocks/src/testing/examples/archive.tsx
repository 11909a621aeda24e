import { Archive, type ArchiveView } from '@frontage/react-blocks/react';

const view: ArchiveView = {
  kind: 'notes',
  listPath: '/notes',
  timeZone: 'Europe/London',
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
};

export function AllNotes() {
  return <Archive view={view} groupBy="year" locale="en-GB" />;
}
