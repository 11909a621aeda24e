import type { ReactNode } from 'react';
import { itemCalendarHref } from '../../items/item-calendar-href';
import type { ItemView, TourDatesView } from '../../items/item-view';
import { ItemTime } from '../../items/ItemTime';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { tourDatesTexts } from './tour-dates.texts';

/** The props of the dates of a tour. */
export interface TourDatesProps extends RootProps {
  /** What is to come, and what is over. */
  view: TourDatesView;
  /** Whether what is over can be opened below. @default true */
  past?: boolean | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
}

/** Coming events with place and tickets, and those that are over, folded. It has no script. */
export function TourDates(props: TourDatesProps): ReactNode {
  const { view, past = true, locale = 'en' } = props;
  const texts = useTexts(tourDatesTexts);
  const { timeZone } = view;
  return (
    <BlockRoot block="tour-dates" {...rootProps(props)}>
      {view.coming.length === 0 && <p>{texts.none}</p>}
      <Dates items={view.coming} {...{ locale, timeZone }} areComing />
      {past && view.past.length > 0 && (
        <details>
          <summary>{texts.past({ count: view.past.length })}</summary>
          <Dates items={view.past} {...{ locale, timeZone }} />
        </details>
      )}
    </BlockRoot>
  );
}

interface DatesProps {
  items: readonly ItemView[];
  locale: string;
  timeZone: string;
  areComing?: boolean;
}

function Dates({ items, areComing = false, ...place }: DatesProps): ReactNode {
  const texts = useTexts(tourDatesTexts);
  if (items.length === 0) return null;
  return (
    <ol>
      {items.map((item) => (
        <li key={item.href}>
          <ItemTime className="fr-item__time" kind="events" item={item} {...place} />
          <div>
            <h3>
              <a href={item.href}>{item.title}</a>
            </h3>
            {item.place && <p>{item.place}</p>}
          </div>
          {areComing && (
            <div>
              {item.tickets && (
                <a
                  className="fr-action"
                  href={item.tickets}
                  aria-label={texts.ticketsFor({ title: item.title })}
                >
                  {texts.tickets}
                </a>
              )}
              <a
                href={itemCalendarHref(item.href)}
                aria-label={texts.calendarFor({ title: item.title })}
              >
                {texts.calendar}
              </a>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
