import type {
  OrderDownload,
  OrderLineView,
  OrderSubscription,
  OrderView,
} from '@frontage/react-blocks/server';
import { findAssets } from '../../pictures/assets';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { readShopSettings } from '../settings/shop-settings';
import { isPastDue, type Subscription } from '../subscriptions/subscription';
import { listSubscriptionsIn } from '../subscriptions/subscriptions';
import { listBoughtGiftCards, type BoughtGiftCard } from '../codes/gift-cards';
import { listDownloads, mostDownloads, type Download } from './downloads';
import { listOrderPeriods } from './orders';
import { reviewableProducts, whyNotReviewed } from './reviewable-products';
import { isOrderOver, refundedCents, type StoredOrder } from './stored-order';

/** What an order is shown from. */
export interface OrderShowing {
  readonly store: Pick<Store, 'read' | 'now'>;
  readonly links: ShopLinks;
}

/**
 * Builds the view of an order for its buyer.
 *
 * @param showing store and links
 * @param site of the order
 * @param order as stored
 * @param showsCodes whether the buyer asked for the codes of its gift cards
 */
export async function buildOrderView(
  { store, links }: OrderShowing,
  site: Site,
  order: StoredOrder,
  showsCodes: boolean,
): Promise<OrderView> {
  const { view, address, method, note } = order.content;
  const { seller, shippingZones } = readShopSettings(site.settings);
  const chosen = view.cart.selectedShippingOption?.id;
  const pickup = shippingZones
    .flatMap(({ options }) => options)
    .find((option) => option.pickup && option.id === chosen);
  const shown = isOrderOver(order)
    ? new Map<string, OrderDownload>()
    : await showDownloads({ store, links }, site, await listDownloads(store.read, order.id));
  // An order without a result is not sent any more, and cannot be reviewed.
  const isKept = !isOrderOver(order) || order.sentAt !== null;
  const cards: readonly BoughtGiftCard[] = showsCodes
    ? await listBoughtGiftCards(store.read, order.id)
    : [];
  const isShipped = view.totals.requiresShipping && isKept;
  return {
    token: links.token('order', order.id),
    kind: order.content.kind,
    number: String(order.number),
    placedAt: order.createdAt,
    timeZone: siteTimeZone(site),
    email: order.email,
    lines: view.cart.entries.map((entry, index): OrderLineView => {
      const line = view.lines[index];
      const count = order.paymentState === 'open' ? 0 : (order.content.giftCards[entry.id] ?? 0);
      const codes = cards
        .filter(({ lineId }) => lineId === entry.id)
        .flatMap(({ sealedCode }) => links.openGiftCode(sealedCode) ?? []);
      return {
        lineId: entry.id,
        title: entry.title,
        variantLabel: line?.variantLabel ?? '',
        picture: line?.picture ?? null,
        slug: line?.slug ?? '',
        quantity: entry.quantity,
        unitCents: entry.unitCents,
        plan: line?.plan ?? null,
        download: shown.get(entry.id) ?? null,
        isGiftCard: entry.productType === 'giftCard',
        giftCardCodes: codes,
        giftCardsHidden: count - codes.length,
      };
    }),
    totals: view.totals,
    names: namesOf(view),
    address: isShipped ? address : null,
    payment: {
      state: order.paymentState,
      method,
      note,
      refundedCents: refundedCents(order),
      payBy: order.payBy,
      confirmBy: order.confirmBy,
    },
    shipment: isShipped ? { sentAt: order.sentAt, trackingHref: order.trackingHref } : null,
    ...(isShipped && pickup && { pickup: { hours: pickup.hours } }),
    subscriptions: await showSubscriptions(
      { store, links },
      await listSubscriptionsIn(store.read, order),
    ),
    ...(order.content.gift && { gift: order.content.gift }),
    ...(order.content.buyerNote && { buyerNote: order.content.buyerNote }),
    ...(seller && { seller }),
    reviewHref:
      whyNotReviewed(order, store.now()) === undefined && reviewableProducts(order).length > 0
        ? `/review/${links.token('review', order.id)}`
        : '',
  };
}

async function showSubscriptions(
  { store, links }: OrderShowing,
  subscriptions: readonly Subscription[],
): Promise<OrderSubscription[]> {
  const shown: OrderSubscription[] = [];
  for (const subscription of subscriptions) {
    const { id, title, plan, cents, state, nextAt, plug, method } = subscription;
    const periods = (await listOrderPeriods(store.read, id)).map((order) => ({
      number: String(order.number),
      href: `/order/${links.token('order', order.id)}`,
      placedAt: order.createdAt,
    }));
    const savedMethod = method && { kind: method.kind, lastFour: method.lastFour };
    const paid = {
      method: savedMethod,
      isOnline: plug !== 'manual',
      isPastDue: isPastDue(subscription),
    };
    shown.push({ id, title, plan, cents, state, nextAt, periods, ...paid });
  }
  return shown;
}

async function showDownloads(
  { store, links }: OrderShowing,
  site: Site,
  downloads: readonly Download[],
): Promise<ReadonlyMap<string, OrderDownload>> {
  const assets = await findAssets(
    store.read,
    site.id,
    downloads.map(({ assetId }) => assetId),
  );
  return new Map(
    downloads.map(({ orderId, lineId, assetId, taken, expiresAt }) => {
      const asset = assets.find(({ id }) => id === assetId);
      const remaining = mostDownloads - taken;
      const isOpen = asset !== undefined && remaining > 0 && store.now() < expiresAt;
      const key = links.download(orderId, lineId, expiresAt);
      const href = isOpen
        ? `/order/${links.token('order', orderId)}/download/${lineId}?key=${key}`
        : '';
      return [
        lineId,
        { name: asset?.name ?? '', bytes: asset?.bytes ?? 0, href, expiresAt, left: remaining },
      ];
    }),
  );
}

function namesOf({ cart, giftCards }: StoredOrder['content']['view']): OrderView['names'] {
  return {
    taxes: Object.fromEntries(cart.applicableTaxRules.map(({ id, name }) => [id, name])),
    shipping: cart.selectedShippingOption?.title ?? '',
    giftCards: Object.fromEntries(giftCards.map(({ id, lastFour }) => [id, lastFour])),
  };
}
