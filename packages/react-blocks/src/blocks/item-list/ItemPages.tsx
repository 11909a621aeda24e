import type { ReactNode } from 'react';
import { itemFilterHref, writeItemFilter } from '../../items/item-filter';
import type { ItemListView } from '../../items/item-view';
import { usePageNeeds } from '../../render/page-needs';
import { useTexts } from '../../texts/use-texts';
import { itemListTexts } from './item-list.texts';

/** Links to the pages before and after; they keep the filters. */
export function ItemPages({ view, head }: { view: ItemListView; head: string }): ReactNode {
  const { filter, pages, path } = view;
  const { page } = filter;
  const texts = useTexts(itemListTexts);
  const isUnfiltered = writeItemFilter({ ...filter, page: 1, others: '' }) === '';
  usePageNeeds(
    page > 1 && {
      listPages: [{ number: page, query: isUnfiltered ? writeItemFilter(filter) : '' }],
    },
  );
  const hrefOf = (number: number): string =>
    `${itemFilterHref(path, { ...filter, page: number })}#${head}`;
  return (
    <nav className="fr-item-list__pages" aria-label={texts.pages}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {texts.previous}
        </a>
      )}
      <span>{texts.page({ at: page, pages })}</span>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          {texts.next}
        </a>
      )}
    </nav>
  );
}
