import type { ReactNode } from 'react';
import {
  filterControls,
  productSorts,
  writePrice,
  type ProductSort,
} from '../../shop/product-filter';
import type { ProductListView } from '../../shop/product-view';
import { currencyControl, otherCurrency } from '../../shop/shown-currency';
import { useTexts } from '../../texts/texts-context';
import { productListTexts } from './product-list-texts';

/** What the filters are rendered from. */
export interface ProductFiltersProps {
  view: ProductListView;
  path: string;
  /** The order where none is chosen. */
  sort: ProductSort;
  /** With which the ids of its controls begin. */
  prefix: string;
}

/** Filters and order of a list, as a form that asks for its page with them. */
export function ProductFilters({ view, path, sort, prefix }: ProductFiltersProps): ReactNode {
  const texts = useTexts('product-list', productListTexts);
  const { filter, currency, categories, tags } = view;
  const isOpen =
    filter.category !== '' ||
    filter.tag !== '' ||
    filter.minCents !== null ||
    filter.maxCents !== null ||
    filter.inStock ||
    filter.onSale ||
    filter.sort !== sort;
  const priced = { currency };
  const price = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const;
  return (
    <details className="fr-product-list__filters" open={isOpen}>
      <summary>{texts.filters}</summary>
      <form method="get" action={`${path}#${prefix}-found`} autoComplete="off">
        {otherCurrency(view) && <input type="hidden" name={currencyControl} value={currency} />}
        <WordChoice
          name={filterControls.category}
          title={texts.category}
          words={categories}
          chosen={filter.category}
          prefix={prefix}
        />
        <WordChoice
          name={filterControls.tag}
          title={texts.tag}
          words={tags}
          chosen={filter.tag}
          prefix={prefix}
        />
        <p>
          <label htmlFor={`${prefix}-min`}>{texts.min(priced)}</label>
          <input
            id={`${prefix}-min`}
            name={filterControls.min}
            defaultValue={writePrice(filter.minCents, currency)}
            {...price}
          />
        </p>
        <p>
          <label htmlFor={`${prefix}-max`}>{texts.max(priced)}</label>
          <input
            id={`${prefix}-max`}
            name={filterControls.max}
            defaultValue={writePrice(filter.maxCents, currency)}
            {...price}
          />
        </p>
        <p>
          <label htmlFor={`${prefix}-sort`}>{texts.sort}</label>
          <select id={`${prefix}-sort`} name={filterControls.sort} defaultValue={filter.sort}>
            {productSorts.map((order) => (
              <option key={order} value={order}>
                {texts[order]}
              </option>
            ))}
          </select>
        </p>
        <p className="fr-product-list__checks">
          <label>
            <input
              type="checkbox"
              name={filterControls.inStock}
              value="1"
              defaultChecked={filter.inStock}
            />{' '}
            {texts.inStock}
          </label>
          <label>
            <input
              type="checkbox"
              name={filterControls.onSale}
              value="1"
              defaultChecked={filter.onSale}
            />{' '}
            {texts.onSale}
          </label>
        </p>
        <button type="submit">{texts.apply}</button>
      </form>
    </details>
  );
}

interface WordChoiceProps {
  name: string;
  title: string;
  words: readonly string[];
  chosen: string;
  prefix: string;
}

/** Where there is nothing to choose from there is no choice. */
function WordChoice({ name, title, words, chosen, prefix }: WordChoiceProps): ReactNode {
  const { all } = useTexts('product-list', productListTexts);
  if (words.length < 2) return null;
  return (
    <p>
      <label htmlFor={`${prefix}-${name}`}>{title}</label>
      <select id={`${prefix}-${name}`} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    </p>
  );
}
