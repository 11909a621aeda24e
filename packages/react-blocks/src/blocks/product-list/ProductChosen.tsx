import { createMoney, formatMoney } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import {
  writeProductFilter,
  type ProductFilter,
  type ProductSort,
} from '../../shop/product-filter';
import type { ProductListView } from '../../shop/product-view';
import { inCurrency } from '../../shop/shown-currency';
import { useTexts } from '../../texts/use-texts';
import { productListTexts, type ProductListTexts } from './product-list.texts';

/** The active filters, each as a link that removes it; nothing without any. */
export function ProductChosen({
  view,
  path,
  sort,
  locale,
}: {
  view: ProductListView;
  path: string;
  sort: ProductSort;
  locale: string;
}): ReactNode {
  const texts = useTexts(productListTexts);
  const { filter, currency } = view;
  const chosen = chosenOf(view, texts, locale);
  if (chosen.length === 0) return null;
  return (
    <ul className="fr-product-list__chosen" aria-label={texts.chosen}>
      {chosen.map(({ words, without }) => {
        const query = writeProductFilter(
          { ...filter, ...without, page: 1, others: '' },
          currency,
          sort,
        );
        return (
          <li key={words}>
            <a
              href={inCurrency(query === '' ? path : `${path}?${query}`, view)}
              aria-label={texts.takeBack({ filter: words })}
            >
              {words}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

interface Chosen {
  words: string;
  /** The filter's fields without it. */
  without: Partial<ProductFilter>;
}

function chosenOf(
  { filter, currency }: ProductListView,
  texts: ProductListTexts,
  locale: string,
): readonly Chosen[] {
  const { category, tag, minCents, maxCents, inStock, onSale } = filter;
  const money = (cents: number): string => formatMoney(createMoney(cents, currency), locale);
  return [
    category !== '' && { words: category, without: { category: '' } },
    tag !== '' && { words: tag, without: { tag: '' } },
    minCents !== null && {
      words: texts.from({ price: money(minCents) }),
      without: { minCents: null },
    },
    maxCents !== null && {
      words: texts.upTo({ price: money(maxCents) }),
      without: { maxCents: null },
    },
    inStock && { words: texts.inStock, without: { inStock: false } },
    onSale && { words: texts.onSale, without: { onSale: false } },
  ].filter((chip) => chip !== false);
}
