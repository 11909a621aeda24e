import type { CurrencyCode } from '@frontage/commerce-model';
import { countCheckoutEnds, type CheckoutEnds } from '../../shop/numbers/count-checkout-ends';
import { listBestSellers, type BestSeller } from '../../shop/numbers/list-best-sellers';
import { findProductsById } from '../../shop/catalogue/products';
import { sumOrders } from '../../shop/numbers/sum-orders';
import { readShopSettings } from '../../shop/settings/shop-settings';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import { seriesOf, type NumberSeries } from './number-series';
import type { NumbersQuery } from './numbers-query';
import { periodOf, type Period } from './period';

/** How many products are shown. */
const mostSellers = 10;

/** The numbers of a period. */
export interface ShopNumbers {
  readonly period: Period;
  readonly currency: CurrencyCode;
  /** All in which something was ordered, and those of the shop. */
  readonly currencies: readonly CurrencyCode[];
  readonly bought: NumberSeries;
  readonly given: NumberSeries;
  readonly sellers: readonly ShownSeller[];
  readonly checkouts: CheckoutEnds;
}

/** What was bought of a product, and whether the shop still has it. */
export interface ShownSeller extends BestSeller {
  readonly isThere: boolean;
}

/** What numbers are loaded of. */
export interface NumbersSource {
  readonly db: Database;
  readonly site: Site;
  /** UTC milliseconds. */
  readonly now: number;
}

/**
 * Loads the numbers that a query asks for.
 *
 * @param source the site
 * @param query period and currency. @default the last 30 days, in the currency of most orders
 */
export async function loadNumbers(
  { db, site, now }: NumbersSource,
  query: NumbersQuery,
): Promise<ShopNumbers> {
  const period = periodIn(site, now, query);
  const [sums, checkouts] = await Promise.all([
    sumOrders(db, site.id, [...period.parts, ...period.before]),
    countCheckoutEnds(db, site.id, period.span),
  ]);
  const offered = readShopSettings(site.settings).currencies;
  const ordersIn = (code: CurrencyCode) =>
    sums.reduce((sum, { currency, orders }) => sum + (currency === code ? orders : 0), 0);
  const currencies = [...new Set([...offered, ...sums.map(({ currency }) => currency)])].sort(
    (a, b) => ordersIn(b) - ordersIn(a),
  );
  const currency = query.currency ?? currencies[0] ?? 'USD';
  return {
    period,
    currency,
    currencies: [...new Set([...currencies, currency])],
    bought: seriesOf(period, sums, { currency, isDonation: false }),
    given: seriesOf(period, sums, { currency, isDonation: true }),
    sellers: await loadSellers(db, site.id, { ...period.span, currency, limit: mostSellers }),
    checkouts,
  };
}

async function loadSellers(
  db: Database,
  siteId: string,
  which: Parameters<typeof listBestSellers>[2],
): Promise<readonly ShownSeller[]> {
  const sellers = await listBestSellers(db, siteId, which);
  const ids = sellers.map(({ productId }) => productId);
  const found = await findProductsById(db, siteId, ids);
  const there = new Set(found.map(({ product: { id } }) => id));
  return sellers.map((seller) => ({ ...seller, isThere: there.has(seller.productId) }));
}

/** Returns the period that a query asks for. */
export function periodIn(site: Site, now: number, { period, until }: NumbersQuery): Period {
  return periodOf(period ?? 'days30', now, siteTimeZone(site), until);
}
