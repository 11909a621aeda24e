import { TourDates, type TourDatesView } from '@frontage/react-blocks/react';

const view: TourDatesView = {
  timeZone: 'Europe/London',
  coming: [
    {
      href: '/evenings/songs',
      title: 'Songs at slack water',
      description: '',
      startsAt: Date.UTC(2026, 2, 9, 19),
      endsAt: null,
      category: '',
      tags: [],
      place: 'Netloft, 4 Tarn Quay',
      tickets: '/contact',
    },
  ],
  past: [],
};

export function Tour() {
  return <TourDates view={view} locale="en-GB" />;
}
