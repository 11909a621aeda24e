import type { ReactNode } from 'react';
import {
  filterControls,
  productSorts,
  writePrice,
  type ProductFilter,
  type ProductSort,
} from '../../shop/product-filter';
import type { ProductListView } from '../../shop/product-view';
import { currencyControl, otherCurrency } from '../../shop/shown-currency';
import { useTexts } from '../../texts/use-texts';
import { productListTexts } from './product-list.texts';

/** The props of the filters. */
export interface ProductFiltersProps {
  view: ProductListView;
  path: string;
  /** The default order. */
  sort: ProductSort;
  /** The prefix of its controls' ids. */
  prefix: string;
}

/** Filters and order of a list, as a form that reloads its page with them. */
export function ProductFilters({ view, path, sort, prefix }: ProductFiltersProps): ReactNode {
  const texts = useTexts(productListTexts);
  const { filter, currency, categories, tags, counts } = view;
  const priced = { currency };
  return (
    <details className="fr-product-list__filters" open={isFiltered(filter, sort)}>
      <summary>{texts.filters}</summary>
      <form method="get" action={`${path}#${prefix}-found`} autoComplete="off">
        {otherCurrency(view) && <input type="hidden" name={currencyControl} value={currency} />}
        <WordChoice
          name={filterControls.category}
          title={texts.category}
          words={categories}
          counts={counts?.categories}
          chosen={filter.category}
          prefix={prefix}
        />
        <WordChoice
          name={filterControls.tag}
          title={texts.tag}
          words={tags}
          counts={counts?.tags}
          chosen={filter.tag}
          prefix={prefix}
        />
        <PriceField
          name={filterControls.min}
          title={texts.min(priced)}
          price={writePrice(filter.minCents, currency)}
          prefix={prefix}
        />
        <PriceField
          name={filterControls.max}
          title={texts.max(priced)}
          price={writePrice(filter.maxCents, currency)}
          prefix={prefix}
        />
        <p>
          <label htmlFor={`${prefix}-sort`}>{texts.sort}</label>
          <select
            className="fr-field"
            id={`${prefix}-sort`}
            name={filterControls.sort}
            defaultValue={filter.sort}
          >
            {productSorts.map((order) => (
              <option key={order} value={order}>
                {texts[order]}
              </option>
            ))}
          </select>
        </p>
        <p className="fr-product-list__checks">
          <Check name={filterControls.inStock} title={texts.inStock} isSet={filter.inStock} />
          <Check name={filterControls.onSale} title={texts.onSale} isSet={filter.onSale} />
        </p>
        <button type="submit" className="fr-action" data-look="box">
          {texts.apply}
        </button>
      </form>
    </details>
  );
}

/** Whether the list differs from the default one. */
function isFiltered(filter: ProductFilter, usual: ProductSort): boolean {
  const { category, tag, minCents, maxCents, inStock, onSale, sort } = filter;
  const isPriced = minCents !== null || maxCents !== null;
  return category !== '' || tag !== '' || isPriced || inStock || onSale || sort !== usual;
}

interface FilterFieldProps {
  name: string;
  title: string;
}

function PriceField({
  name,
  title,
  price,
  prefix,
}: FilterFieldProps & { price: string; prefix: string }): ReactNode {
  return (
    <p>
      <label htmlFor={`${prefix}-${name}`}>{title}</label>
      <input
        className="fr-field"
        id={`${prefix}-${name}`}
        name={name}
        defaultValue={price}
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
      />
    </p>
  );
}

function Check({ name, title, isSet }: FilterFieldProps & { isSet: boolean }): ReactNode {
  return (
    <label>
      <input type="checkbox" name={name} value="1" defaultChecked={isSet} /> {title}
    </label>
  );
}

interface WordChoiceProps extends FilterFieldProps {
  words: readonly string[];
  counts: Readonly<Record<string, number>> | undefined;
  chosen: string;
  prefix: string;
}

/** A choice needs at least one option. */
function WordChoice({ name, title, words, counts, chosen, prefix }: WordChoiceProps): ReactNode {
  const { all, counted } = useTexts(productListTexts);
  if (words.length < 2) return null;
  return (
    <p>
      <label htmlFor={`${prefix}-${name}`}>{title}</label>
      <select className="fr-field" id={`${prefix}-${name}`} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {counts ? counted({ word, products: counts[word] ?? 0 }) : word}
          </option>
        ))}
      </select>
    </p>
  );
}
