import type { ReactNode } from 'react';
import { itemCalendarHref } from '../../items/item-calendar-href';
import type { CalendarView } from '../../items/item-view';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/use-texts';
import { widgetAttributes } from '../../widget/widget.parts';
import { daysOfEvent } from './days-of-event';
import { shiftMonth } from './shift-month';
import { weekStartOf, type WeekDay } from './week-start-of';
import { weeksOfMonth } from './weeks-of-month';
import { CalendarDay } from './CalendarDay';
import { calendarParts as parts } from './calendar.parts';
import { calendarTexts } from './calendar.texts';

/** The props of a calendar. */
export interface CalendarProps extends RootProps {
  /** The month with its events. */
  view: CalendarView;
  /**
   * The day on which weeks begin; `locale` is the one that is usual where the language is spoken.
   * @default 'locale'
   */
  weekStart?: 'locale' | 'monday' | 'saturday' | 'sunday' | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
}

const starts = { monday: 1, saturday: 6, sunday: 0 } as const;

/** The events of a month as a table, on narrow screens as a list. Other months are links. */
export function Calendar(props: CalendarProps): ReactNode {
  const { id, view, weekStart = 'locale', locale = 'en' } = props;
  const { month, today, path, listPath, events, timeZone } = view;
  const texts = useTexts(calendarTexts);
  // A script may have turned it: another month of the host is another element.
  const key = JSON.stringify(view);
  const root = useMount(() => import('./calendar.mount'), key);
  const name = (of: string): string =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(`${of}-01T00:00Z`),
    );
  const start = weekStart === 'locale' ? weekStartOf(locale) : starts[weekStart];
  const placed = events.map((event) => ({ event, days: daysOfEvent(event, timeZone) }));
  const eventsOf = (day: string) =>
    placed
      .filter(({ days: [first, last] }) => first <= day && day <= last)
      .map(({ event, days: [first] }) => ({ event, isFirstDay: first === day }));
  const hrefOf = (of: string): string => `${path}?month=${of}${id ? `#block-${id}` : ''}`;
  const links = [
    { rel: 'prev', to: shiftMonth(month, -1), say: texts.previous, isThere: view.hasEarlier },
    { rel: 'next', to: shiftMonth(month, 1), say: texts.next, isThere: view.hasLater },
  ];
  return (
    <BlockRoot
      key={key}
      block="calendar"
      {...rootProps(props)}
      rootRef={root}
      waits
      data={{
        [widgetAttributes.yours]: texts.yours({ time: '{time}' }),
        [widgetAttributes.widget]: view.collectionId ?? '',
      }}
    >
      <nav className={parts.months} aria-label={texts.months}>
        {links.map(
          ({ rel, to, say, isThere }) =>
            isThere && (
              <a
                key={rel}
                rel={rel}
                href={hrefOf(to)}
                aria-label={say({ month: name(to) })}
                {...{ [widgetAttributes.turn]: '' }}
              >
                {name(to)}
              </a>
            ),
        )}
      </nav>
      <table>
        <caption>{name(month)}</caption>
        <WeekDays start={start} locale={locale} />
        <tbody>
          {weeksOfMonth(month, start).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) =>
                day === undefined ? (
                  <td key={column} />
                ) : (
                  <CalendarDay
                    key={column}
                    {...{ day, locale, timeZone }}
                    isToday={day === today}
                    events={eventsOf(day)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {events.length === 0 && <p>{texts.none({ month: name(month) })}</p>}
      {listPath !== undefined && (
        <p>
          <a href={itemCalendarHref(listPath)}>{texts.subscribe}</a>
        </p>
      )}
    </BlockRoot>
  );
}

function WeekDays({ start, locale }: { start: WeekDay; locale: string }): ReactNode {
  const say = (day: number, weekday: 'long' | 'short'): string =>
    // The first of February 2026 is a Sunday.
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(
      Date.UTC(2026, 1, 1 + day),
    );
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_cell, column) => (
          <th key={column} scope="col" abbr={say(start + column, 'long')}>
            {say(start + column, 'short')}
          </th>
        ))}
      </tr>
    </thead>
  );
}
