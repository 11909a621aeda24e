import type { AreaState, MemberView } from '@frontage/react-blocks/server';
import { listSessions, type Session } from '../sign-in/sessions';
import { buildOrderView } from '../shop/orders/build-order-view';
import { listBuyerOrders } from '../shop/orders/list-buyer-orders';
import type { StoredOrder } from '../shop/orders/stored-order';
import type { ShopLinks } from '../shop/pages/create-shop-links';
import type { Site } from '../sites/site-settings';
import { siteTimeZone } from '../sites/site-time-zone';
import type { MemberServices } from './member-services';
import type { Member } from './members';

/** What a member's own page is made from. */
export type ViewServices = Pick<MemberServices, 'store'> & { readonly links: ShopLinks };

/**
 * The most orders whose files and subscriptions are shown; older ones are on the pages of theirs.
 */
const mostLookedInto = 25;

/**
 * Gives what is a member's own: orders with their confirmed address, files, subscriptions,
 * sessions.
 *
 * @param services the store, and what makes the links of orders
 * @param site of the member
 * @param who the member, and their session
 */
export async function viewMember(
  { store, links }: ViewServices,
  site: Site,
  { member, session }: { member: Member; session: Session },
): Promise<MemberView> {
  const orders = await listBuyerOrders(store.read, site.id, member.email);
  const looked = await Promise.all(
    orders.slice(0, mostLookedInto).map((order) => lookInto({ store, links }, site, order)),
  );
  const sessions = await listSessions(store.read, member.id, store.now());
  return {
    name: member.name,
    email: member.email,
    timeZone: siteTimeZone(site),
    orders: orders.map((order) => ({
      number: order.number,
      href: hrefOf(links, order),
      currency: order.content.view.totals.currency,
      cents: order.content.view.totals.grandTotalCents,
      placedAt: order.createdAt,
    })),
    downloads: looked.flatMap(({ downloads }) => downloads),
    subscriptions: looked.flatMap(({ subscriptions }) => subscriptions),
    sessions: sessions.map(({ id, device, seenAt }) => ({
      id,
      device,
      seenAt,
      isThis: id === session.id,
    })),
  };
}

type Looked = Pick<MemberView, 'downloads' | 'subscriptions'>;

async function lookInto(services: ViewServices, site: Site, order: StoredOrder): Promise<Looked> {
  const href = hrefOf(services.links, order);
  const { lines, subscriptions } = await buildOrderView(services, site, order, false);
  return {
    downloads: lines.flatMap(({ title, download }) =>
      download && download.href !== '' ? [{ title, href: download.href }] : [],
    ),
    // A period of one is shown with the order that began it.
    subscriptions: order.renewal
      ? []
      : subscriptions.map(({ id, title, state }) => ({ id, title, state, href })),
  };
}

function hrefOf(links: ShopLinks, { id }: StoredOrder): string {
  return `/order/${links.token('order', id)}`;
}

/** The state of the page with what is a member's own. */
export type ShownArea = Pick<AreaState, 'kind' | 'view' | 'done'>;
