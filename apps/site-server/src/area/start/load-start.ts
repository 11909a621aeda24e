import { formatMoney } from '@frontage/commerce-model';
import type { Permission } from '@frontage/site-model/enums';
import { countUnreadMessages } from '../../forms/submissions/messages';
import { countStuckMails } from '../../mail/stuck-mails';
import { countPages } from '../../pages/documents/list-pages';
import { countProducts } from '../../shop/catalogue/list-products';
import { findProductsById } from '../../shop/catalogue/products';
import { findNumbersOf } from '../../shop/orders/find-first-numbers';
import { countOrders, listOrders } from '../../shop/orders/list-orders';
import { countReviews, listReviews } from '../../shop/reviews/reviews';
import { countLowStock, listLowStock } from '../../shop/stock/list-low-stock';
import { countPastDue, listPastDue } from '../../shop/subscriptions/list-past-due';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import { mostEntries, startGroup, type StartGroup } from './start-group';
import { sayOfStart } from './start-texts';
import { unaskedServices } from './unasked-services';

/** Where the first page takes from what it shows. */
export interface StartSource {
  readonly db: Database;
  readonly siteId: string;
  /** UTC milliseconds. */
  readonly now: number;
}

/** Loads one kind of what waits. */
type LoadGroup = (source: StartSource) => Promise<readonly StartGroup[]>;

/** Every kind of work, and the permission of those whom it waits for. */
const kinds: readonly (readonly [Permission, LoadGroup])[] = [
  ['config.readSubmissions', loadMessages],
  ['commerce.editOrders', (source) => loadOrders(source, 'unsent')],
  ['commerce.editOrders', (source) => loadOrders(source, 'open')],
  ['commerce.readOrders', loadPayments],
  ['commerce.refunds', (source) => loadOrders(source, 'refundFailed')],
  ['settings.general', loadMails],
  ['settings.general', loadUnasked],
  ['commerce.inventory', loadStock],
  ['commerce.productReviews', loadReviews],
  ['config.publishContent', loadPagesToCheck],
  ['commerce.products', loadProductsToCheck],
];

/**
 * Loads what waits for somebody today.
 *
 * @param source the site
 * @param permissions of who looks: nobody sees what they may not do
 */
export async function loadStart(
  source: StartSource,
  permissions: readonly Permission[],
): Promise<readonly StartGroup[]> {
  const allowed = kinds.filter(([needs]) => permissions.includes(needs));
  return (await Promise.all(allowed.map(([, load]) => load(source)))).flat();
}

async function loadMessages({ db, siteId }: StartSource): Promise<readonly StartGroup[]> {
  const count = await countUnreadMessages(db, siteId);
  if (count === 0) return [];
  const all = { href: '/config/messages?state=unread', text: sayOfStart('allMessages') };
  return [{ title: sayOfStart('messages', { count }), all, entries: [], more: 0 }];
}

async function loadMails({ db, siteId }: StartSource): Promise<readonly StartGroup[]> {
  const count = await countStuckMails(db, siteId);
  if (count === 0) return [];
  const all = { href: '/config/settings/mail', text: sayOfStart('allMails') };
  return [{ title: sayOfStart('stuckMails', { count }), all, entries: [], more: 0 }];
}

/** Other providers learn of visitors whom nobody has asked. */
async function loadUnasked({ db, siteId }: StartSource): Promise<readonly StartGroup[]> {
  const site = await findSiteById(db, siteId);
  const others = site ? unaskedServices(site.settings) : [];
  if (others.length === 0) return [];
  const all = { href: '/config/settings/cookies', text: sayOfStart('setUpBanner') };
  const title = sayOfStart('unasked', {
    others: others.map((code) => sayOfStart(code)).join(', '),
  });
  return [{ title, all, entries: [], more: 0 }];
}

/** What each kind of orders that waits is called. */
const orderTitles = {
  unsent: 'orders',
  open: 'unpaidOrders',
  refundFailed: 'failedRefunds',
} as const;

async function loadOrders(
  { db, siteId }: StartSource,
  state: keyof typeof orderTitles,
): Promise<readonly StartGroup[]> {
  const [count, longestWaiting] = await Promise.all([
    countOrders(db, siteId, { state }),
    listOrders(db, siteId, { state }, { after: 0, limit: mostEntries }),
  ]);
  const title = sayOfStart(orderTitles[state], { count });
  const all = { href: `/config/orders?state=${state}`, text: sayOfStart('allOrders') };
  const entries = longestWaiting.reverse().map(({ id, number, cents, currency, email }) => ({
    id,
    text: sayOfStart('order', { number: String(number) }),
    href: `/config/orders/${number}`,
    detail: `${formatMoney({ cents, currency }, 'en')}, ${email}`,
  }));
  return startGroup({ title, count, entries, all });
}

async function loadPayments({ db, siteId }: StartSource): Promise<readonly StartGroup[]> {
  const [count, failed] = await Promise.all([
    countPastDue(db, siteId),
    listPastDue(db, siteId, mostEntries),
  ]);
  const numbers = await findNumbersOf(
    db,
    failed.map(({ id }) => id),
  );
  const title = sayOfStart('payments', { count });
  const all = { href: '/config/orders?state=failed', text: sayOfStart('allOrders') };
  const entries = failed.map(({ id, email, currency, cents, title: text }) => ({
    id,
    text,
    href: `/config/orders/${numbers.get(id) ?? ''}`,
    detail: `${formatMoney({ cents, currency }, 'en')}, ${email}`,
  }));
  return startGroup({ title, count, entries, all });
}

async function loadStock({ db, siteId }: StartSource): Promise<readonly StartGroup[]> {
  const [count, low] = await Promise.all([
    countLowStock(db, siteId),
    listLowStock(db, siteId, mostEntries),
  ]);
  const products = await productsById(db, siteId, low);
  const all = { href: '/config/products?state=low', text: sayOfStart('allProducts') };
  const entries = low.map(({ productId, variantId, quantity }) => {
    const stored = products.get(productId);
    const variant = stored?.product.variants.find(({ id }) => id === variantId);
    const options = variant?.optionValues.map(({ value }) => value).join(', ') ?? '';
    return {
      id: `${productId} ${variantId}`,
      text: [stored?.product.title, options].filter(Boolean).join(', '),
      href: `/config/products?q=${encodeURIComponent(stored?.slug ?? '')}`,
      detail: sayOfStart(quantity === 0 ? 'soldOut' : 'pieces', { count: quantity }),
    };
  });
  return startGroup({ title: sayOfStart('stock', { count }), count, entries, all });
}

async function loadPagesToCheck({ db, siteId }: StartSource): Promise<readonly StartGroup[]> {
  const count = await countPages(db, siteId, { state: 'needsReview' });
  if (count === 0) return [];
  const all = { href: '/config/pages?state=needsReview', text: sayOfStart('allToCheck') };
  return [{ title: sayOfStart('pagesToCheck', { count }), all, entries: [], more: 0 }];
}

async function loadProductsToCheck({
  db,
  siteId,
  now,
}: StartSource): Promise<readonly StartGroup[]> {
  const count = await countProducts(db, siteId, { state: 'needsReview' }, now);
  if (count === 0) return [];
  const all = { href: '/config/products?state=needsReview', text: sayOfStart('allToCheck') };
  return [{ title: sayOfStart('productsToCheck', { count }), all, entries: [], more: 0 }];
}

async function loadReviews({ db, siteId }: StartSource): Promise<readonly StartGroup[]> {
  const [count, waiting] = await Promise.all([
    countReviews(db, siteId, 'waiting'),
    listReviews(db, siteId, 'waiting', mostEntries),
  ]);
  const products = await productsById(db, siteId, waiting);
  const entries = waiting.map(({ id, productId, title: text, stars, name }) => {
    const stored = products.get(productId);
    const of = [sayOfStart('stars', { count: stars }), stored?.product.title, name];
    return {
      id,
      text,
      href: '/config/reviews',
      detail: of.filter(Boolean).join(', '),
    };
  });
  const all = { href: '/config/reviews', text: sayOfStart('allReviews') };
  return startGroup({ title: sayOfStart('reviews', { count }), count, entries, all });
}

async function productsById(
  db: Database,
  siteId: string,
  of: readonly { readonly productId: string }[],
) {
  const ids = [...new Set(of.map(({ productId }) => productId))];
  const stored = await findProductsById(db, siteId, ids);
  return new Map(stored.map((entry) => [entry.product.id, entry]));
}
