import type { ReactNode } from 'react';
import type { CollectionKind, EventView, ItemView } from './item-view';

/** The date of an item, with the hours of an event, by the clocks of where it is. */
export function ItemTime({
  item: { startsAt, endsAt, isAllDay = false, timeZone: ownZone },
  kind,
  locale,
  timeZone,
  className,
}: {
  item: Pick<ItemView, 'startsAt' | 'endsAt'> & EventView;
  kind: CollectionKind;
  locale: string;
  timeZone: string;
  className: string;
}): ReactNode {
  const hasHours = kind === 'events' && !isAllDay;
  const isElsewhere = hasHours && ownZone !== undefined && ownZone !== timeZone;
  const format = new Intl.DateTimeFormat(locale, {
    ...dateParts,
    ...(hasHours && { hour: 'numeric', minute: '2-digit' }),
    ...(isElsewhere && { timeZoneName: 'short' }),
    timeZone: ownZone ?? timeZone,
  });
  const isSpan = kind === 'events' && endsAt !== null && endsAt > startsAt;
  return (
    <time className={className} dateTime={new Date(startsAt).toISOString()}>
      {isSpan ? format.formatRange(startsAt, endsAt) : format.format(startsAt)}
    </time>
  );
}

/** What a long date has; a zone's name cannot stand beside the name of a style. */
const dateParts = { year: 'numeric', month: 'long', day: 'numeric' } as const;
