/** Parts of a calendar. */
export const calendarParts = {
  months: 'fr-calendar__months',
  day: 'fr-calendar__day',
  /** The whole name of a day, for narrow screens and screen readers. */
  name: 'fr-calendar__name',
  /** Its number alone. */
  number: 'fr-calendar__number',
  event: 'fr-calendar__event',
} as const;
