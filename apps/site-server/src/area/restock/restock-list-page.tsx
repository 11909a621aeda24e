import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { ListedNotice } from '../../shop/restock/list-notices';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { ExportLink } from '../ExportLink';
import { ListFilters } from '../ListFilters';
import { sayCount, type ListPart } from '../list-part';
import { listQuery, partHref, type ListQuery } from '../list-query';
import { PartLinks } from '../PartLinks';
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
    { title: sayOfRestock('title'), section: restockPath },
    <>
      {query.done === 'removed' && (
        <p className="notice" role="status">
          {sayOfRestock('removed')}
        </p>
      )}
      <p>{sayOfRestock('intro')}</p>
      <ListFilters path={restockPath} label={sayOfRestock('search')} search={query.q} />
      {count > 0 && (
        <p className="quiet">
          {sayCount(count, (shown) => sayOfRestock('found', { count: shown }))}
        </p>
      )}
      {part.rows.length > 0 ? (
        <form method="post" action={partHref(restockPath, query, query)}>
          <NoticeTable site={site} part={part} products={products} />
        </form>
      ) : (
        <p className="quiet">{sayOfRestock(query.q ? 'noneFound' : 'none')}</p>
      )}
      <PartLinks title={sayOfRestock('title')} path={restockPath} query={query} part={part} />
      {count > 0 && (
        <ExportLink
          path={restockPath}
          query={query}
          needs="commerce.exportOrders"
          permissions={contributor.permissions}
        />
      )}
    </>,
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
          <th scope="col">{sayOfRestock('who')}</th>
          <th scope="col">{sayOfRestock('product')}</th>
          <th scope="col">{sayOfRestock('since')}</th>
        </tr>
      </thead>
      <tbody>
        {part.rows.map(({ id, email, productId, variantId, createdAt }) => (
          <tr key={id}>
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
