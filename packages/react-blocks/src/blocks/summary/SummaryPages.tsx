import type { ReactNode } from 'react';
import { itemFilterHref } from '../../items/item-filter';
import type { ItemListView } from '../../items/item-view';
import { useTexts } from '../../texts/use-texts';
import { widgetAttributes } from '../../widget/widget.parts';
import { summaryParts as parts } from './summary.parts';
import { summaryTexts } from './summary.texts';

/** The way to further items: a link, which a script follows without leaving the page. */
export function SummaryPages({
  id,
  view: { filter, path, pages },
}: {
  id: string | undefined;
  view: ItemListView;
}): ReactNode {
  const { page } = filter;
  const texts = useTexts(summaryTexts);
  const hrefOf = (number: number): string =>
    `${itemFilterHref(path, { ...filter, page: number })}${id ? `#block-${id}` : ''}`;
  return (
    <nav className={parts.pages} aria-label={texts.more}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {texts.earlier}
        </a>
      )}
      {page < pages && (
        <a
          className="fr-action"
          href={hrefOf(page + 1)}
          rel="next"
          {...{ [widgetAttributes.more]: '' }}
        >
          {texts.more}
        </a>
      )}
    </nav>
  );
}
