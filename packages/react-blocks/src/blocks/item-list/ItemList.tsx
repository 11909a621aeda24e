import { createElement, type ReactNode } from 'react';
import { itemFeedHref } from '../../items/item-feed-href';
import { everyItem, itemFilterHref } from '../../items/item-filter';
import type { ItemListView, ItemView } from '../../items/item-view';
import { ItemLabels } from '../../items/ItemLabels';
import { ItemTime } from '../../items/ItemTime';
import { BlockRoot } from '../../render/block-root';
import { usePageNeeds } from '../../render/page-needs';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { ItemFilters } from './ItemFilters';
import { ItemPages } from './ItemPages';
import { itemListTexts } from './item-list.texts';

/** The props of a list of items. */
export interface ItemListProps extends RootProps {
  view: ItemListView;
  /** Whether visitors may filter. @default true */
  filters?: boolean | undefined;
  /** The level of the items' titles. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
}

/** Notes or events with their dates, filtered by links: it has no script. */
export function ItemList(props: ItemListProps): ReactNode {
  const { id, view, filters = true, headingLevel = 2, locale = 'en' } = props;
  const texts = useTexts(itemListTexts);
  const head = `item-list-${id ?? 'one'}-found`;
  const { filter, items, path, listPath } = view;
  usePageNeeds(view.hasFeed && listPath !== undefined && { feeds: [itemFeedHref(listPath)] });
  const isFiltered = filter.category !== '' || filter.tag !== '';
  return (
    <BlockRoot block="item-list" {...rootProps(props)}>
      {filters && <ItemFilters view={view} head={head} />}
      {/* Filters and pages lead here. */}
      <div id={head} tabIndex={-1} className="fr-item-list__found">
        {items.length > 0 ? (
          <ol className="fr-item-list__items">
            {items.map((item) => (
              <Item key={item.href} {...{ item, view, headingLevel, locale }} />
            ))}
          </ol>
        ) : (
          <div className="fr-item-list__none">
            <p>{isFiltered ? texts.noneFound : texts.none}</p>
            {isFiltered && <a href={itemFilterHref(path, everyItem)}>{texts.showAll}</a>}
          </div>
        )}
      </div>
      {view.pages > 1 && <ItemPages view={view} head={head} />}
    </BlockRoot>
  );
}

function Item({
  item,
  view: { kind, timeZone, listPath },
  headingLevel,
  locale,
}: Required<Pick<ItemListProps, 'view' | 'headingLevel' | 'locale'>> & {
  item: ItemView;
}): ReactNode {
  const { labels } = useTexts(itemListTexts);
  const link = <a href={item.href}>{item.title}</a>;
  return (
    <li className="fr-item-list__item">
      <ItemTime className="fr-item__time" {...{ item, kind, locale, timeZone }} />
      <div>
        {createElement(`h${headingLevel}`, { className: 'fr-item-list__title' }, link)}
        {item.description !== '' && <p>{item.description}</p>}
        <ItemLabels item={item} listPath={listPath} label={labels} />
      </div>
    </li>
  );
}
