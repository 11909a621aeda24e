import { Calendar, type CalendarView } from '@frontage/react-blocks/react';

const view: CalendarView = {
  month: '2026-03',
  today: '2026-03-02',
  path: '/evenings',
  timeZone: 'Europe/London',
  events: [
    {
      href: '/evenings/songs',
      title: 'Songs at slack water',
      description: '',
      startsAt: Date.UTC(2026, 2, 9, 19),
      endsAt: Date.UTC(2026, 2, 9, 21),
      category: '',
      tags: [],
      place: 'Netloft',
    },
  ],
  hasEarlier: false,
  hasLater: true,
};

export function Evenings() {
  return <Calendar view={view} locale="en-GB" />;
}
