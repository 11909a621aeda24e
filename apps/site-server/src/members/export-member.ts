import type { EndpointRequest } from '../http/endpoint';
import { listMailedSubmissions } from '../forms/submissions/list-mailed-submissions';
import { listSubscribersOf } from '../newsletter/list-subscribers-of';
import { listBuyerOrders } from '../shop/orders/list-buyer-orders';
import { listDownloads } from '../shop/orders/downloads';
import type { StoredOrder } from '../shop/orders/stored-order';
import { listOrderReviews } from '../shop/reviews/list-order-reviews';
import { listSubscriptionsIn } from '../shop/subscriptions/subscriptions';
import { listSessions, type Session } from '../sign-in/sessions';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { listMemberCarts } from './member-cart';
import type { MemberServices } from './member-services';
import type { Member } from './members';

/**
 * Gives what a site stores about a member, as JSON: what is theirs, and what came with their
 * confirmed address.
 *
 * @param services the store, and what finds their carts
 * @param at the request, and its site
 * @param who the member
 */
export async function exportMember(
  services: Pick<MemberServices, 'store' | 'carts' | 'memberCarts'>,
  { request, site }: { request: EndpointRequest; site: Site },
  { member, session }: { member: Member; session: Session },
): Promise<string> {
  const { store } = services;
  const { email, name, createdAt } = member;
  const orders = await listBuyerOrders(store.read, site.id, email);
  const sessions = await listSessions(store.read, member.id, store.now());
  const exported = {
    account: { email, name, joined: writeDate(createdAt) },
    signedIn: sessions.map(({ id, device, network, createdAt: since, seenAt }) => ({
      device,
      network,
      since: writeDate(since),
      lastUsed: writeDate(seenAt),
      isThis: id === session.id,
    })),
    cart: (await listMemberCarts(services, { request, site, member })).flatMap(
      ({ content }) => content.lines,
    ),
    orders: await Promise.all(orders.map((order) => exportOrder(store.read, order))),
    reviews: (await listOrderReviews(store.read, orders)).map(({ updatedAt, ...review }) => ({
      ...review,
      changed: writeDate(updatedAt),
    })),
    forms: (await listMailedSubmissions(store.read, site.id, email)).map(
      ({ pageTitle, pagePath, createdAt: sentAt, entries }) => ({
        page: pageTitle,
        address: pagePath,
        sent: writeDate(sentAt),
        entries,
      }),
    ),
    newsletters: (await listSubscribersOf(store.read, site.id, email)).map(
      ({ name: called, status, createdAt: since }) => ({
        name: called,
        status,
        since: writeDate(since),
      }),
    ),
  };
  return `${JSON.stringify(exported, undefined, 2)}\n`;
}

function writeDate(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

async function exportOrder(db: Database, order: StoredOrder) {
  const { number, createdAt, paymentState, sentAt, content } = order;
  const { view, address, buyerNote = '', gift = null } = content;
  const subscriptions = order.renewal ? [] : await listSubscriptionsIn(db, order);
  return {
    number,
    placed: writeDate(createdAt),
    payment: paymentState,
    sent: writeDate(sentAt),
    address,
    note: buyerNote,
    gift,
    currency: view.totals.currency,
    totalCents: view.totals.grandTotalCents,
    lines: view.cart.entries.map(({ title, quantity, unitCents }) => ({
      title,
      quantity,
      unitCents,
    })),
    subscriptions: subscriptions.map(({ title, state, cents, period, nextAt }) => ({
      title,
      state,
      cents,
      paidPeriods: period,
      renews: writeDate(nextAt),
    })),
    downloads: (await listDownloads(db, order.id)).map(({ taken, expiresAt }) => ({
      fetched: taken,
      until: writeDate(expiresAt),
    })),
  };
}
