import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { productFilterStates } from '../../shop/catalogue/list-products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Site } from '../../sites/site-settings';
import { ListFilters } from '../ListFilters';
import { sayCount, type ListPart } from '../list-part';
import { isFiltered, partHref } from '../list-query';
import { PartLinks } from '../PartLinks';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { productsHref, productsPath, type ProductQuery } from './product-query';
import { sayOfProducts, unsavedTexts } from './product-texts';
import { stockGridScript } from './stock-grid-script';
import { stockRows } from './stock-rows';
import { StockTable, type UnsavedStock } from './StockTable';

/** A part of the list of products. */
export interface ShownProducts extends ListPart<StoredProduct> {
  readonly query: ProductQuery;
  /** How many the filter finds. */
  readonly count: number;
  /** Whether a product was just deleted. @default false */
  readonly isDeleted?: boolean;
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
      ...(mayEdit && rows.length > 0 && { scripts: [stockGridScript] }),
    },
    <>
      <SavedNotice {...shown} />
      <ProductLinks query={query} mayAdd={contributor.permissions.includes('commerce.products')} />
      <ListFilters
        path={productsPath}
        label={sayOfProducts('search')}
        search={query.q}
        selects={[
          stateSelect(sayOfProducts, productFilterStates, query.state),
          sortSelect(query.sort),
        ]}
      />
      {count > 0 && (
        <p className="quiet">
          {sayCount(count, (shown) => sayOfProducts('found', { count: shown }))}
        </p>
      )}
      {rows.length > 0 ? (
        <StockSheet shown={shown} mayEdit={mayEdit} />
      ) : (
        <p className="quiet">{sayOfProducts(whyEmpty(shown))}</p>
      )}
      <ProductParts {...shown} />
    </>,
  );
}

function ProductLinks({ query, mayAdd }: { query: ProductQuery; mayAdd: boolean }) {
  return (
    <p className="links">
      {mayAdd && (
        <>
          <a className="button" href="/config/products/new">
            {sayOfProducts('add')}
          </a>
          <a href="/config/products/import">{sayOfProducts('import')}</a>
          <a href={partHref(`${productsPath}/export`, query)}>{sayOfProducts('export')}</a>
        </>
      )}
      <a href="/config/products/tags">{sayOfProducts('tags')}</a>
    </p>
  );
}

/** Says what was saved, and that what is marked was not. */
function SavedNotice({ saved, isDeleted = false, status = 200 }: ShownProducts) {
  if (isDeleted) return <Notice role="status">{sayOfProducts('deleted')}</Notice>;
  if (status === 400) return <Notice role="alert">{sayOfProducts('notSaved')}</Notice>;
  const done = saved ? sayOfProducts('saved', { count: saved }) : '';
  if (status !== 200) {
    const texts = [done, sayOfProducts('partSaved')];
    return <Notice role="alert">{texts.filter(Boolean).join(' ')}</Notice>;
  }
  if (saved === undefined) return null;
  return <Notice role="status">{done || sayOfProducts('savedNone')}</Notice>;
}

function Notice({ role, children }: { role: 'status' | 'alert'; children: string }) {
  return (
    <p className="notice" role={role}>
      {children}
    </p>
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
      data-unsaved-one={unsavedTexts.one}
      data-unsaved-other={unsavedTexts.other}
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

function ProductParts({ query, rows, ...part }: ShownProducts) {
  const places = rows.map(({ createdAt, product: { id } }) => ({ createdAt, id }));
  return (
    <PartLinks
      title={sayOfProducts('title')}
      path={productsPath}
      query={query}
      part={{ ...part, rows: places }}
    />
  );
}
