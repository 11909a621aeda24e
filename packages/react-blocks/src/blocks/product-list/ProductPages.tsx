import type { ReactNode } from 'react';
import { usePageNeeds } from '../../render/page-needs';
import { writeProductFilter, type ProductSort } from '../../shop/product-filter';
import type { ProductListView } from '../../shop/product-view';
import { inCurrency } from '../../shop/shown-currency';
import { useTexts } from '../../texts/use-texts';
import { productListTexts } from './product-list.texts';

/** The props of the links to further pages. */
export interface ProductPagesProps {
  view: ProductListView;
  path: string;
  /** The default order. */
  sort: ProductSort;
  /** The id of the list's head, where a page begins to be read. */
  head: string;
}

/** Links to the pages of a list; they keep the filters, and lead to the products at once. */
export function ProductPages({ view, path, sort, head }: ProductPagesProps): ReactNode {
  const texts = useTexts(productListTexts);
  const { filter, currency, pages } = view;
  const queryOf = (page: number): string => writeProductFilter({ ...filter, page }, currency, sort);
  const isUnfiltered =
    writeProductFilter({ ...filter, page: 1, others: '' }, currency, sort) === '';
  usePageNeeds(
    filter.page > 1 && {
      listPages: [{ number: filter.page, query: isUnfiltered ? queryOf(filter.page) : '' }],
    },
  );
  const hrefOf = (page: number): string => {
    const query = queryOf(page);
    return `${inCurrency(query === '' ? path : `${path}?${query}`, view)}#${head}`;
  };
  return (
    <nav className="fr-product-list__pages" aria-label={texts.pages}>
      {filter.page > 1 && (
        <a href={hrefOf(filter.page - 1)} rel="prev">
          {texts.previous}
        </a>
      )}
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={hrefOf(number)}
              aria-label={texts.page({ at: number })}
              aria-current={number === filter.page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {filter.page < pages && (
        <a href={hrefOf(filter.page + 1)} rel="next">
          {texts.next}
        </a>
      )}
    </nav>
  );
}
