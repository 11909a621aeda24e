import { listBuyerOrders } from '../shop/orders/list-buyer-orders';
import { listSessions, type Session } from '../sign-in/sessions';
import type { Site } from '../sites/site-settings';
import type { MemberServices } from './member-services';
import type { Member } from './members';

/**
 * Gives what a site stores about a member, as JSON.
 *
 * @param services the store
 * @param site of the member
 * @param who the member
 */
export async function exportMember(
  { store }: Pick<MemberServices, 'store'>,
  site: Site,
  { member, session }: { member: Member; session: Session },
): Promise<string> {
  const { email, name, createdAt } = member;
  const orders = await listBuyerOrders(store.read, site.id, email);
  const sessions = await listSessions(store.read, member.id, store.now());
  const date = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const exported = {
    account: { email, name, joined: date(createdAt) },
    signedIn: sessions.map(({ id, device, network, createdAt: since, seenAt }) => ({
      device,
      network,
      since: date(since),
      lastUsed: date(seenAt),
      isThis: id === session.id,
    })),
    orders: orders.map(({ number, createdAt: placedAt, paymentState, sentAt, content }) => ({
      number,
      placed: date(placedAt),
      payment: paymentState,
      sent: date(sentAt),
      address: content.address,
      note: content.buyerNote ?? '',
      gift: content.gift ?? null,
      currency: content.view.totals.currency,
      totalCents: content.view.totals.grandTotalCents,
      lines: content.view.cart.entries.map(({ title, quantity, unitCents }) => ({
        title,
        quantity,
        unitCents,
      })),
    })),
  };
  return `${JSON.stringify(exported, undefined, 2)}\n`;
}
