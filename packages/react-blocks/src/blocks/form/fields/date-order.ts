import { formatOrUndefined } from './format-or-undefined';

const dateParts = ['month', 'day', 'year'] as const;

/** A part of a date, as in the name of its control. */
export type DatePart = (typeof dateParts)[number];

/** Gives the order in which a language writes a date; day, month, year for an unknown language. */
export function dateOrder(locale: string): readonly DatePart[] {
  const parts =
    formatOrUndefined(() =>
      new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts(0),
    ) ?? [];
  const order = parts.flatMap(({ type }) => dateParts.find((part) => part === type) ?? []);
  return order.length === dateParts.length ? order : ['day', 'month', 'year'];
}
