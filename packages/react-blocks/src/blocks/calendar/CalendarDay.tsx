import type { ReactNode } from 'react';
import type { ItemView } from '../../items/item-view';
import { useTexts } from '../../texts/use-texts';
import { widgetAttributes } from '../../widget/widget.parts';
import { calendarParts as parts } from './calendar.parts';
import { calendarTexts } from './calendar.texts';

/** The props of a day. */
export interface CalendarDayProps {
  /** Such as `2026-03-09`. */
  day: string;
  isToday: boolean;
  events: readonly { readonly event: ItemView; readonly isFirstDay: boolean }[];
  locale: string;
  /** An IANA name, for events without one. */
  timeZone: string;
}

/** A day of a calendar with its events. */
export function CalendarDay(props: CalendarDayProps): ReactNode {
  const { day, isToday, events, locale } = props;
  const name = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00Z`));
  const number = new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  return (
    <td
      className={parts.day}
      data-empty={events.length === 0 ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={day}>
        <span className={parts.number} aria-hidden="true">
          {number.formatToParts(Date.parse(`${day}T00:00Z`)).find(isDay)?.value}
        </span>
        <span className={parts.name}>{name}</span>
      </time>
      {events.length > 0 && (
        <ul>
          {events.map(({ event, isFirstDay }) => (
            <li key={event.href} className={parts.event}>
              <a href={event.href}>{event.title}</a>
              {isFirstDay && <EventTime {...props} event={event} />}
              {event.place && <span>{event.place}</span>}
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

function isDay({ type }: Intl.DateTimeFormatPart): boolean {
  return type === 'day';
}

function EventTime({
  event: { startsAt, isAllDay, timeZone: ownZone },
  locale,
  timeZone,
}: CalendarDayProps & { event: ItemView }): ReactNode {
  const { allDay } = useTexts(calendarTexts);
  if (isAllDay) return <span>{allDay}</span>;
  const zone = ownZone ?? timeZone;
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(zone !== timeZone && { timeZoneName: 'short' }),
    timeZone: zone,
  });
  return (
    <span>
      <time dateTime={new Date(startsAt).toISOString()} {...{ [widgetAttributes.zone]: zone }}>
        {format.format(startsAt)}
      </time>
    </span>
  );
}
