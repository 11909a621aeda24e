import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import fc from 'fast-check';
import { quoted } from './change-store';
import type { ConfiguredDemo } from './configured-demo';

/** How a shop reckons. */
export interface TotalsRules {
  readonly taxIncluded: boolean;
  readonly rounding: string;
  readonly taxLevel: string;
}

/** What a visitor has chosen, and what they change. */
export interface RandomCart {
  readonly goods: readonly { readonly draw: number; readonly quantity: number }[];
  readonly codes: readonly string[];
  readonly country: string;
  readonly currency: string;
  /** Each picks one of the controls that the page offers then, and what is entered there. */
  readonly changes: readonly (readonly [number, number])[];
}

const draw = fc.nat(1_000_000);
/** Of `fillShop`: they change the total by odd amounts. */
const codes = ['FIRSTTIDE', 'LONGTABLE', 'ODDSHARE', 'CARD'];

const carts: fc.Arbitrary<RandomCart> = fc.record({
  goods: fc.array(fc.record({ draw, quantity: fc.integer({ min: 1, max: 6 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  codes: fc.subarray(codes, { maxLength: 3 }),
  country: fc.constantFrom('', 'GB', 'GB', 'IE', 'DE', 'NL'),
  currency: fc.constantFrom('GBP', 'GBP', 'EUR'),
  changes: fc.array(fc.tuple(draw, draw), { minLength: 3, maxLength: 3 }),
});

const rules: fc.Arbitrary<TotalsRules> = fc.record({
  taxIncluded: fc.boolean(),
  rounding: fc.constantFrom('halfUp', 'halfEven', 'halfDown'),
  taxLevel: fc.constantFrom('unit', 'line', 'order'),
});

/** Some carts, and how the shop reckons while visitors look at them. */
export interface RandomShop {
  readonly rules: TotalsRules;
  readonly carts: readonly RandomCart[];
}

/** Draws shops with four carts each; the same seed draws the same ones. */
export function drawShops(numRuns: number, seed: number): RandomShop[] {
  const four = fc.array(carts, { minLength: 4, maxLength: 4 });
  return fc.sample(fc.record({ rules, carts: four }), { numRuns, seed });
}

/** A product that can be put into a cart, and one of its variants. */
export type Goods = readonly [productId: string, variantId: string];

const giftCode = 'CARDCARDCARDCARDCARDCARDCARD';

/**
 * Gives a demo of one's own prices, taxes, a coupon and a gift card that leave odd cents.
 *
 * @returns everything that it sells
 */
export function fillShop({ query }: ConfiguredDemo): Goods[] {
  const goods: Goods[] = [];
  for (const { id, document } of query('select id, document from product')) {
    // What the catalogue stores.
    const stored = JSON.parse(String(document)) as {
      donation: unknown;
      product: { variants: { id: string; priceCents: number }[] };
    };
    const { variants } = stored.product;
    if (stored.donation) continue;
    for (const variant of variants) variant.priceCents = oddCents(variant.priceCents);
    query(
      `update product set document = ${quoted(JSON.stringify(stored))} where id = ${quoted(String(id))}`,
    );
    for (const variant of variants.length > 0 ? variants : [{ id: '' }])
      goods.push([String(id), variant.id]);
  }
  query(
    `insert into coupon (id, site_id, code_key, document, uses_left, uses, created_at, updated_at)
     select id || '-odd', site_id, 'ODDSHARE', replace(replace(document, 'FIRSTTIDE', 'ODDSHARE'), '100000', '123457'), uses_left, 0, created_at, updated_at from coupon where code_key = 'FIRSTTIDE'`,
  );
  query(`update site set settings = replace(settings, '200000', '173333')`);
  addGiftCard(query);
  return goods;
}

/** Not a round number: 37 more, or 13 in a hundred less. */
function oddCents(cents: number): number {
  return cents % 200 === 0 ? cents + 37 : Math.floor(cents * 0.87);
}

function addGiftCard(query: ConfiguredDemo['query']): void {
  const [site] = query('select id from site');
  const siteId = String(site?.id);
  const hash = createHash('sha256').update(`gift:${siteId}:${giftCode}`).digest('hex');
  query(
    `insert into gift_card (id, site_id, code_hash, last_four, currency, balance_cents, created_at) values ('card', ${quoted(siteId)}, '${hash}', 'CARD', 'GBP', 2777, 1)`,
  );
}

/** Has the shop reckon by other rules; its server sees them within a second. */
export function changeRules(
  { query }: ConfiguredDemo,
  { taxIncluded, rounding, taxLevel }: TotalsRules,
): void {
  const shop = `'$.shop.taxIncluded', json('${taxIncluded}'), '$.shop.rounding', '${rounding}', '$.shop.taxLevel', '${taxLevel}'`;
  query(`update site set settings = json_set(settings, ${shop}), revision = revision + 1`);
}

/** The rules by which the server reckons a visitor's cart. */
export async function seenRules(request: APIRequestContext): Promise<unknown> {
  const reply = await request.get('/api/commerce/Cart');
  return ((await reply.json()) as { data: { settings: unknown } }).data.settings; // of a cart
}

/** Puts a random cart together, as a visitor without scripts does. */
export async function putTogether(
  request: APIRequestContext,
  origin: string,
  { goods, cart }: { readonly goods: readonly Goods[]; readonly cart: RandomCart },
): Promise<void> {
  const post = (form: Record<string, string>) =>
    request.post('/commerce/cart', { form, headers: { origin }, maxRedirects: 0 });
  for (const { draw: drawn, quantity } of cart.goods) {
    const [productId, variantId] = goods[drawn % goods.length] ?? ['', ''];
    // What is sold out, or not there as often, is left out.
    await post({ type: 'add', productId, variantId, quantity: String(quantity) });
  }
  await post({ type: 'chooseCurrency', currency: cart.currency });
  if (cart.country !== '')
    await post({ type: 'setLocation', country: cart.country, region: '', postalCode: '10115' });
  for (const code of cart.codes)
    await post({ type: 'addCode', code: code === 'CARD' ? giftCode : code });
}
