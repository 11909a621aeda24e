import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { ListedNotice } from '../../shop/restock/list-notices';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import type { ListPart } from '../list-part';
import { isFiltered, listQuery, partHref, type ListQuery } from '../list-query';
import { PartLinks } from '../PartLinks';
import { PickAll, PickBox } from '../PickBox';
import { PickForm } from '../PickForm';
import { pickScript } from '../pick-script';
import { sayOfPicks } from '../pick-texts';
import { rowForm } from '../row-form';
import { sortSelect } from '../sort-select';
import { nameOfVariant } from './name-of-variant';
import { sayOfRestock } from './restock-texts';

/** The address of the list. */
export const restockPath = '/config/restock';

/** The query of the list. */
export const restockQuery = listQuery(['all']);

/** A part of the list of those who wait. */
export interface ShownNotices {
  readonly query: ListQuery;
  readonly part: ListPart<ListedNotice>;
  /** How many the filter finds. */
  readonly count: number;
  /** What they wait for; a deleted product is not there. */
  readonly products: readonly StoredProduct[];
}

/** Answers with a part of the list of those who wait for stock. */
export function restockListPage(
  site: Site,
  contributor: Contributor,
  { query, part, count, products }: ShownNotices,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfRestock('title'), section: restockPath, scripts: [pickScript] },
    <>
      <RemovedNotice query={query} />
      <p>{sayOfRestock('intro')}</p>
      <ListFilters
        path={restockPath}
        isEmpty={count === 0}
        label={sayOfRestock('search')}
        search={query.q}
        selects={[sortSelect(query.sort)]}
      />
      <ListFound
        path={restockPath}
        query={query}
        part={part}
        count={count}
        sayFound={(shown) => sayOfRestock('found', { count: shown })}
        empty={sayOfRestock(isFiltered(query) ? 'noneFound' : 'none')}
        exportNeeds="commerce.exportOrders"
        permissions={contributor.permissions}
        links={
          <PartLinks title={sayOfRestock('title')} path={restockPath} query={query} part={part} />
        }
      >
        <PickForm
          href={partHref(restockPath, query, query)}
          mayPick
          pickedOne={sayOfRestock('pickedOne')}
          pickedOther={sayOfRestock('pickedOther')}
          acts={[['remove', sayOfRestock('remove')]]}
        >
          <NoticeTable site={site} part={part} products={products} />
        </PickForm>
      </ListFound>
    </>,
  );
}

/** Says who was just removed. */
function RemovedNotice({ query: { done, ids = [] } }: Pick<ShownNotices, 'query'>) {
  if (done === 'nothing')
    return (
      <p className="notice" role="alert">
        {sayOfRestock('nothing')}
      </p>
    );
  if (done !== 'removed' && done !== 'removedMany') return null;
  return (
    <p className="notice" role="status">
      {done === 'removed'
        ? sayOfRestock('removed')
        : sayOfRestock('removedMany', { count: ids.length })}
    </p>
  );
}

function NoticeTable({
  site,
  part,
  products,
}: Pick<ShownNotices, 'part' | 'products'> & { site: Site }) {
  const time = areaTime(site);
  const byId = new Map(products.map((stored) => [stored.product.id, stored]));
  return (
    <table className="list">
      <thead>
        <tr>
          <PickAll />
          <th scope="col">{sayOfRestock('who')}</th>
          <th scope="col">{sayOfRestock('product')}</th>
          <th scope="col">{sayOfRestock('since')}</th>
        </tr>
      </thead>
      <tbody>
        {part.rows.map(({ id, email, productId, variantId, createdAt }) => (
          <tr key={id}>
            <td>
              <PickBox id={id} label={sayOfPicks('pickOf', { name: email })} />
            </td>
            <th scope="row" className="excerpt">
              {email}
            </th>
            <td className="excerpt">{nameOfVariant(byId.get(productId), variantId)}</td>
            <td className="quiet">
              <time dateTime={new Date(createdAt).toISOString()}>{time(createdAt)}</time>
              <div className="row">
                <button
                  className="button"
                  data-look="quiet"
                  form={rowForm}
                  name="do"
                  value={`remove@${id}`}
                  aria-label={sayOfRestock('removeOf', { email })}
                >
                  {sayOfRestock('remove')}
                </button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
