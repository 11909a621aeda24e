import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { productFilterStates } from '../../shop/catalogue/list-products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Site } from '../../sites/site-settings';
import { EmptyList } from '../EmptyList';
import { ListFilters } from '../ListFilters';
import { sayCount, type ListPart } from '../list-part';
import { isFiltered, partHref, placeIn } from '../list-query';
import { PickBar } from '../PickBar';
import { pickScript } from '../pick-script';
import { sayOfPicks } from '../pick-texts';
import { PartLinks } from '../PartLinks';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { PickedNotice } from './PickedNotice';
import { pickedProductsPath, productsHref, productsPath, type ProductQuery } from './product-query';
import { sayOfProducts, unsavedTexts } from './product-texts';
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
  const mayPick = contributor.permissions.includes('commerce.products');
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfProducts('title'),
      section: productsPath,
      status,
      isWrong: status === 400,
      ...(rows.length > 0 && {
        scripts: [...(mayEdit ? [stockGridScript] : []), ...(mayPick ? [pickScript] : [])],
      }),
    },
    <>
      <SavedNotice {...shown} />
      {status === 200 && <PickedNotice query={query} />}
      <ProductLinks query={query} mayAdd={mayPick} />
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
        <StockSheet shown={shown} mayEdit={mayEdit} mayPick={mayPick} />
      ) : (
        <EmptyList text={sayOfProducts(whyEmpty(shown))} />
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
function SavedNotice({ saved, query, status = 200 }: ShownProducts) {
  if (query.done === 'deleted') return <Notice role="status">{sayOfProducts('deleted')}</Notice>;
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

function StockSheet({
  shown,
  mayEdit,
  mayPick,
}: {
  shown: ShownProducts;
  mayEdit: boolean;
  mayPick: boolean;
}) {
  const { query, rows, unsaved } = shown;
  const shownRows = stockRows(rows);
  const isCounted = mayEdit && shownRows.some(({ stock }) => stock !== undefined);
  const table = (
    <StockTable
      rows={shownRows}
      mayEdit={mayEdit}
      mayPick={mayPick}
      {...(unsaved && { unsaved })}
    />
  );
  if (!isCounted && !mayPick) return table;
  return (
    <form
      method="post"
      action={productsHref(query, placeIn(query))}
      data-unsaved-one={unsavedTexts.one}
      data-unsaved-other={unsavedTexts.other}
    >
      {isCounted && (
        <p className="quiet hint">
          {sayOfProducts('stockHint')} <span data-keys="">{sayOfProducts('keysHint')}</span>
        </p>
      )}
      {table}
      <div className="bars">
        {isCounted && (
          <div className="actions savebar">
            <button className="button">{sayOfProducts('save')}</button>
            <p className="quiet" role="status" data-status="" />
          </div>
        )}
        {mayPick && <ProductPicks query={query} />}
      </div>
    </form>
  );
}

function ProductPicks({ query }: { query: ProductQuery }) {
  return (
    <PickBar
      picked={sayOfPicks('picked')}
      pickedOne={sayOfProducts('pickedOne')}
      pickedOther={sayOfProducts('pickedOther')}
      action={productsHref(query, placeIn(query), undefined, pickedProductsPath)}
      acts={[
        ['publish', sayOfProducts('publish')],
        ['takeBack', sayOfProducts('takeBack')],
        ['delete', sayOfProducts('delete')],
      ]}
    />
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
