import { checkoutKinds } from '@frontage/react-blocks/server';
import type { ReactNode } from 'react';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { orderFilterStates, type ListedOrder } from '../../shop/orders/list-orders';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { ExportLink } from '../ExportLink';
import { EmptyList } from '../EmptyList';
import { ListFilters } from '../ListFilters';
import { ListLinks, partTexts } from '../ListLinks';
import { sayCount, type ListPart } from '../list-part';
import { isFiltered } from '../list-query';
import { PickBar } from '../PickBar';
import { pickScript } from '../pick-script';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { ordersHref, ordersPath, type OrderQuery } from './order-query';
import { OrderTable } from './OrderTable';
import { sayOfOrders } from './order-texts';

/** A part of the list of orders. */
export interface ShownOrders extends ListPart<ListedOrder> {
  readonly query: OrderQuery;
  /** How many the filter finds. */
  readonly count: number;
}

/** Answers with a part of the list of orders. */
export function ordersPage(
  site: Site,
  contributor: Contributor,
  shown: ShownOrders,
): EndpointReply {
  const { query, rows, count } = shown;
  const mayEdit = contributor.permissions.includes('commerce.editOrders');
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfOrders('title'),
      section: ordersPath,
      ...(mayEdit && rows.length > 0 && { scripts: [pickScript] }),
    },
    <>
      <DoneNotice query={query} />
      <ListFilters
        path={ordersPath}
        isEmpty={count === 0}
        label={sayOfOrders('search')}
        search={query.q}
        selects={[
          stateSelect(sayOfOrders, orderFilterStates, query.state),
          {
            name: 'kind',
            label: sayOfOrders('kind'),
            all: sayOfOrders('allKinds'),
            options: checkoutKinds.map((kind) => [kind, sayOfOrders(`${kind}Kind`)]),
            value: query.kind,
          },
          sortSelect(query.sort),
        ]}
      />
      {count > 0 && (
        <p className="quiet">
          {sayCount(count, (shown) => sayOfOrders('found', { count: shown }))}
        </p>
      )}
      {rows.length > 0 ? (
        <OrderPicks query={query} mayEdit={mayEdit}>
          <OrderTable query={query} orders={rows} time={areaTime(site)} isPickable={mayEdit} />
        </OrderPicks>
      ) : (
        <EmptyList
          text={sayOfOrders(whyEmpty(shown))}
          begin={
            whyEmpty(shown) === 'none' ? ['/config/products', sayOfOrders('begin')] : undefined
          }
        />
      )}
      <OrderParts {...shown} />
      {count > 0 && (
        <ExportLink
          path={ordersPath}
          query={query}
          needs="commerce.exportOrders"
          permissions={contributor.permissions}
        />
      )}
    </>,
  );
}

/** Says what was just done with orders of the list. */
function DoneNotice({ query: { done, ids = [] } }: Pick<ShownOrders, 'query'>) {
  if (done !== 'sent' && done !== 'nothing') return null;
  const isSent = done === 'sent';
  return (
    <p className="notice" role={isSent ? 'status' : 'alert'}>
      {isSent ? sayOfOrders('sentPicksDone', { count: ids.length }) : sayOfOrders('nothingPicked')}
    </p>
  );
}

function OrderPicks({
  query,
  mayEdit,
  children,
}: Pick<ShownOrders, 'query'> & { mayEdit: boolean; children: ReactNode }) {
  if (!mayEdit) return children;
  return (
    <form method="post" action={ordersHref(ordersPath, query, query)}>
      {children}
      <PickBar
        picked={sayOfOrders('picked')}
        pickedOne={sayOfOrders('pickedOne')}
        pickedOther={sayOfOrders('pickedOther')}
        acts={[['sent', sayOfOrders('sentStep')]]}
      />
    </form>
  );
}

function whyEmpty({ query, count }: ShownOrders): 'none' | 'noneFound' | 'nonePart' {
  if (count > 0) return 'nonePart';
  return isFiltered(query) ? 'noneFound' : 'none';
}

function OrderParts({ query, rows, hasNewer, hasOlder }: ShownOrders) {
  const last = rows.at(-1)?.number;
  // From an empty part, the way back is the beginning of the list.
  const newer = ordersHref(ordersPath, query, { after: rows[0]?.number });
  return (
    <ListLinks
      title={sayOfOrders('title')}
      texts={partTexts(query.sort)}
      newer={hasNewer ? newer : undefined}
      older={
        hasOlder && last !== undefined ? ordersHref(ordersPath, query, { before: last }) : undefined
      }
    />
  );
}
