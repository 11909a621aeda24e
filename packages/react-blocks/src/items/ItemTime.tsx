import type { ReactNode } from 'react';
import type { CollectionKind, ItemView } from './item-view';

/** The date of an item, with the hours of an event. */
export function ItemTime({
  item: { startsAt, endsAt },
  kind,
  locale,
  timeZone,
  className,
}: {
  item: Pick<ItemView, 'startsAt' | 'endsAt'>;
  kind: CollectionKind;
  locale: string;
  timeZone: string;
  className: string;
}): ReactNode {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(kind === 'events' && { timeStyle: 'short' }),
    timeZone,
  });
  const isSpan = kind === 'events' && endsAt !== null && endsAt > startsAt;
  return (
    <time className={className} dateTime={new Date(startsAt).toISOString()}>
      {isSpan ? format.formatRange(startsAt, endsAt) : format.format(startsAt)}
    </time>
  );
}
