import { readCart, type CartEntry, type ShippingOption } from '@frontage/commerce-model';
import type { CartLineView, CartView } from '../shop/cart-view';
import type { CheckoutView, DonationChoice } from '../shop/checkout-view';
import type { OrderView } from '../shop/order-view';
import { priceView } from '../shop/price-view';

/** A test's changes to a cart. */
export interface TestCart extends Partial<
  Pick<CartView, 'currencies' | 'countries' | 'giftCards' | 'installments' | 'settings' | 'version'>
> {
  entries?: readonly Partial<CartEntry>[];
  /** By position; anything left out has a valid default. */
  lines?: readonly Partial<CartLineView>[];
  /** Further fields of the cart. */
  cart?: Partial<CartView['cart']>;
}

/** The shipping methods of the test shop. */
export const testShipping: readonly ShippingOption[] = [
  { id: 'post', title: 'Post', baseCents: 500, perItemCents: 100, freeFromCents: null },
  { id: 'bike', title: 'By bicycle', baseCents: 900, perItemCents: 0, freeFromCents: 10_000 },
];

const moonJar: Partial<CartEntry> = {
  id: 'one',
  productId: 'p1',
  variantId: 'v1',
  title: 'Moon jar',
  unitCents: 4_800,
  quantity: 1,
};
const glazeBook: Partial<CartEntry> = {
  id: 'two',
  productId: 'p2',
  variantId: '',
  title: 'Glaze book',
  productType: 'digital',
  unitCents: 1_250,
  quantity: 1,
};

/** A cart of two lines, one shipped and one not, or of other lines; priced like the server's. */
export function testCart(over: TestCart = {}): CartView {
  const { entries = [moonJar, glazeBook], lines = [], cart: more, ...rest } = over;
  const { cart } = readCart({
    id: 'c1',
    websiteId: 's1',
    entries,
    subtotalAmount: { cents: 0, currency: 'USD' },
    ...more,
  });
  return priceView({
    cart,
    lines: cart.entries.map(({ id, productType }, index) => ({
      lineId: id,
      variantLabel: index === 0 ? 'White / Small' : '',
      picture: null,
      slug: `shop/${id}`,
      maxQuantity: productType === 'digital' ? 1 : 20,
      plan: null,
      ...lines[index],
    })),
    giftCards: [],
    currencies: ['USD'],
    countries: ['US', 'DE'],
    settings: { taxIncluded: false, rounding: 'halfUp', taxLevel: 'line' },
    installments: null,
    now: 1_000,
    version: 1,
    ...rest,
  });
}

/** A checkout of that cart. */
export function testCheckout(over: Partial<CheckoutView> = {}): CheckoutView {
  return {
    token: 'tok',
    kind: 'cart',
    at: 'priced',
    attempt: 0,
    cart: testCart({ cart: { shippingOptions: testShipping } }),
    email: '',
    address: {
      name: '',
      line1: '',
      line2: '',
      city: '',
      region: '',
      postalCode: '',
      country: '',
      phone: '',
    },
    pickups: [],
    timeZone: 'UTC',
    payments: [{ id: 'test', method: 'online', title: '', note: '' }],
    payment: 'test',
    heldUntil: null,
    ...over,
  };
}

/** A choice of how much to give, of which nothing is chosen yet. */
export const testDonation: DonationChoice = {
  amounts: [500, 1_000],
  isFree: true,
  minCents: 100,
  maxCents: 100_000,
  plan: null,
  cents: null,
  typed: '',
  isRegular: false,
};

/** A paid order of that cart. */
export const testOrder: OrderView = {
  token: 'tok',
  number: '1042',
  placedAt: 1_750_000_000_000,
  timeZone: 'UTC',
  email: 'ada@example.com',
  lines: [],
  totals: testCart().totals,
  names: { taxes: {}, shipping: '', giftCards: {} },
  address: null,
  payment: {
    state: 'paid',
    method: 'online',
    note: '',
    refundedCents: 0,
    payBy: null,
    confirmBy: null,
  },
  shipment: null,
  subscriptions: [],
  reviewHref: '/review/tok',
};
