import type { ReactNode } from 'react';
import { itemCalendarHref } from '../../items/item-calendar-href';
import type { ItemFactsView } from '../../items/item-view';
import { ItemLabels } from '../../items/ItemLabels';
import { ItemTime } from '../../items/ItemTime';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { itemFactsTexts } from './item-facts.texts';

/** The props of an item's date and labels. */
export interface ItemFactsProps extends RootProps {
  view: ItemFactsView;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
}

/** The date, the category and the tags of the item that a page is. */
export function ItemFacts(props: ItemFactsProps): ReactNode {
  const { view, locale = 'en' } = props;
  const { item, kind, timeZone, listPath, path } = view;
  const { labels, tickets, calendar } = useTexts(itemFactsTexts);
  return (
    <BlockRoot block="item-facts" {...rootProps(props)}>
      <p>
        <ItemTime className="fr-item__time" {...{ item, kind, locale, timeZone }} />
      </p>
      {kind === 'events' && (
        <>
          {item.place && <p>{item.place}</p>}
          <p className="fr-item-facts__links">
            {item.tickets && (
              <a className="fr-action" href={item.tickets}>
                {tickets}
              </a>
            )}
            {path !== undefined && <a href={itemCalendarHref(path)}>{calendar}</a>}
          </p>
        </>
      )}
      <ItemLabels item={item} listPath={listPath} label={labels} />
    </BlockRoot>
  );
}
