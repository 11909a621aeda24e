import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { productFilterStates } from '../../shop/catalogue/listed-products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Site } from '../../sites/site-settings';
import { FilterSelect, ListFilters } from '../ListFilters';
import { ListLinks } from '../ListLinks';
import type { ListPart } from '../list-part';
import { isFiltered, productsHref, productsPath, type ProductQuery } from './product-query';
import { sayOfProducts } from './product-texts';
import { stockGridScript } from './stock-grid-script';
import { stockRows } from './stock-rows';
import { StockTable, type UnsavedStock } from './StockTable';

/** A part of the list of products. */
export interface ShownProducts extends ListPart<StoredProduct> {
  readonly query: ProductQuery;
  /** How many the filter finds. */
  readonly count: number;
  /** How many rows were just saved. @default nothing was */
  readonly saved?: number | undefined;
  /** What was entered and not saved, by row. @default nothing */
  readonly unsaved?: ReadonlyMap<string, UnsavedStock>;
  /** HTTP status. @default 200 */
  readonly status?: number;
}

/** Answers with a part of the list of products, and their stock as a sheet. */
export function productsPage(
  site: Site,
  contributor: Contributor,
  shown: ShownProducts,
): EndpointReply {
  const { query, rows, count, status = 200 } = shown;
  const mayEdit = contributor.permissions.includes('commerce.inventory');
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfProducts('title'),
      section: productsPath,
      status,
      isWrong: status === 400,
      ...(mayEdit && rows.length > 0 && { script: stockGridScript }),
    },
    <>
      <SavedNotice {...shown} />
      <ProductFilters query={query} />
      {count > 0 && <p className="quiet">{sayOfProducts('found', { count })}</p>}
      {rows.length > 0 ? (
        <StockSheet shown={shown} mayEdit={mayEdit} />
      ) : (
        <p className="quiet">{sayOfProducts(whyEmpty(shown))}</p>
      )}
      <ProductParts {...shown} />
    </>,
  );
}

function SavedNotice({ saved, status = 200 }: ShownProducts) {
  if (saved === undefined && status === 200) return null;
  const done = saved ? sayOfProducts('saved', { count: saved }) : '';
  const texts = {
    200: done || sayOfProducts('savedNone'),
    400: sayOfProducts('notSaved'),
  };
  const text =
    status === 200 || status === 400
      ? texts[status]
      : [done, sayOfProducts('partSaved')].filter(Boolean).join(' ');
  return (
    <p className="notice" role={status === 200 ? 'status' : 'alert'}>
      {text}
    </p>
  );
}

function ProductFilters({ query }: { query: ProductQuery }) {
  return (
    <ListFilters
      path={productsPath}
      label={sayOfProducts('search')}
      search={query.q}
      isFiltered={isFiltered(query)}
    >
      <FilterSelect
        name="state"
        label={sayOfProducts('state')}
        all={sayOfProducts('allStates')}
        options={productFilterStates.map((state) => [state, sayOfProducts(state)])}
        value={query.state}
      />
    </ListFilters>
  );
}

function StockSheet({ shown, mayEdit }: { shown: ShownProducts; mayEdit: boolean }) {
  const { query, rows, unsaved } = shown;
  const shownRows = stockRows(rows);
  const table = <StockTable rows={shownRows} mayEdit={mayEdit} {...(unsaved && { unsaved })} />;
  if (!mayEdit || shownRows.every(({ stock }) => stock === undefined)) return table;
  return (
    <form
      method="post"
      action={productsHref(query, query)}
      data-unsaved-one={sayOfProducts('unsaved', { count: 1 })}
      data-unsaved-other={sayOfProducts('unsaved', { count: 2 }).replace('2', '{count}')}
    >
      <p className="quiet hint">
        {sayOfProducts('stockHint')} <span data-keys="">{sayOfProducts('keysHint')}</span>
      </p>
      {table}
      <div className="actions savebar">
        <button className="button">{sayOfProducts('save')}</button>
        <p className="quiet" role="status" data-status="" />
      </div>
    </form>
  );
}

function whyEmpty({ query, count }: ShownProducts): 'none' | 'noneFound' | 'nonePart' {
  if (count > 0) return 'nonePart';
  return isFiltered(query) ? 'noneFound' : 'none';
}

function ProductParts({ query, rows, hasNewer, hasOlder }: ShownProducts) {
  const [first, last] = [rows[0], rows.at(-1)].map(
    (stored) => stored && { createdAt: stored.createdAt, id: stored.product.id },
  );
  return (
    <ListLinks
      title={sayOfProducts('title')}
      newer={hasNewer ? productsHref(query, { after: first }) : undefined}
      older={hasOlder && last ? productsHref(query, { before: last }) : undefined}
    />
  );
}
