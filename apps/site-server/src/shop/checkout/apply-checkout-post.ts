import {
  checkoutControls,
  type CartChange,
  type CheckoutAddress,
} from '@frontage/react-blocks/server';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { applyCartChange, isRefusal } from '../cart/apply-cart-change';
import { applyCode } from '../cart/apply-code';
import type { CartRefusal } from '../cart/cart-refusal';
import { replaceCart } from '../cart/carts';
import { destinationOf, shippingOptionsFor } from '../cart/destination';
import type { CartContent } from '../cart/stored-cart';
import { readShopSettings } from '../settings/shop-settings';
import { cartOf, donationProduct, type CheckoutCart } from './checkout-cart';
import { saveCheckoutContent } from './checkouts';
import { ChangedMeanwhile } from './driver/changed-meanwhile';
import type { CheckoutPost } from './read-checkout-post';
import { readDonation } from './read-donation';
import type { CheckoutContent, StoredCheckout } from './stored-checkout';

/** A refusal and the control that it concerns. */
export type PostRefusal = CartRefusal & { readonly field: string };

/** The effect of a post on a checkout. */
export interface AppliedPost {
  /** The checkout with the content of the post. */
  readonly checkout: StoredCheckout;
  readonly cart: CheckoutCart;
  /** The refused parts; the rest was accepted. */
  readonly refusals: readonly PostRefusal[];
  /** Whether the chosen shipping method is not offered at the new place. */
  readonly isRerouted: boolean;
  /**
   * Saves it, in the transaction of a write, and gives the current checkout. Undefined if somebody
   * else changed the checkout meanwhile: then nothing is saved, so read it again. Throws
   * `ChangedMeanwhile` for a changed cart, which undoes the write. Absent if the post changes
   * nothing.
   */
  readonly save?: (db: Database) => Promise<StoredCheckout | undefined>;
}

/**
 * Applies a post to its checkout: buyer, address, shipping, payment, codes, the amount of a
 * donation. An error in one control does not lose the others.
 *
 * @param store with the checkout and its cart
 * @param site of the checkout
 * @param checkout without a payment in progress
 * @param post the visitor's input
 */
export async function applyCheckoutPost(
  store: Pick<Store, 'read' | 'now' | 'createId'>,
  site: Site,
  checkout: StoredCheckout,
  post: CheckoutPost,
): Promise<AppliedPost> {
  const refusals: PostRefusal[] = [];
  const cart = await cartOf(store, checkout);
  let content = cart.content;
  const address = addressOf(post, checkout.content.address);
  for (const [field, change] of changesOf(post, address, content)) {
    const next = await changed(store, site, content, change);
    if (!isRefusal(next)) content = next;
    // A code that is already applied was sent again with the rest; a shipping method chosen for
    // another place does not count for this one.
    else if (next.code === 'shippingUnknown' && content.location !== cart.content.location)
      content = { ...content, shippingId: '' };
    else if (next.code !== 'codeThere') refusals.push({ ...next, field });
  }
  const isRerouted =
    content.location !== cart.content.location && !isOffered(site, content, post.shipping);
  const former = checkout.content.donation;
  const donation =
    former &&
    readDonation(await donationProduct(store, site, former.productId), post, former, {
      currency: content.currency,
      language: checkout.content.language,
    });
  const { email, payment } = post;
  const newContent: CheckoutContent = {
    ...checkout.content,
    cart: content,
    ...(post.has(checkoutControls.email) && { email }),
    ...(post.has(checkoutControls.payment) && { payment }),
    address,
    donation,
    ...(checkout.content.gift && { gift: post.gift(checkout.content.gift) }),
    ...(post.has(checkoutControls.buyerNote) && { buyerNote: post.buyerNote }),
  };
  // The cart may have been changed elsewhere since it was copied here.
  if (content === cart.content && JSON.stringify(newContent) === JSON.stringify(checkout.content))
    return { checkout, cart, refusals, isRerouted };
  const isCartChanged = checkout.cartId !== null && content !== cart.content;
  const version = cart.version + (isCartChanged ? 1 : 0);
  const now = store.now();
  return {
    checkout: { ...checkout, content: newContent, revision: checkout.revision + 1 },
    cart: { ...cart, content, version },
    refusals,
    isRerouted,
    save: (db) =>
      save(db, { checkout, cart: isCartChanged ? cart : undefined, content: newContent }, now),
  };
}

/**
 * The checkout first: placing its order locks them in the same order, so that neither waits for the
 * other.
 */
async function save(
  db: Database,
  {
    checkout,
    cart,
    content,
  }: { checkout: StoredCheckout; cart: CheckoutCart | undefined; content: CheckoutContent },
  now: number,
): Promise<StoredCheckout | undefined> {
  if (!cart) return saveCheckoutContent(db, checkout, content, now);
  const saved = await saveCheckoutContent(db, checkout, content, now);
  // What has been saved of the checkout is undone with the write.
  if (saved && !(await replaceCart(db, cart, content.cart, now))) throw new ChangedMeanwhile();
  return saved;
}

/** Whether a shipping method is offered at a cart's destination; true if none was chosen. */
function isOffered(site: Site, { location, currency }: CartContent, shippingId: string): boolean {
  const settings = readShopSettings(site.settings);
  const options = shippingOptionsFor(settings, destinationOf(settings, location), currency);
  return shippingId === '' || options.some(({ id }) => id === shippingId);
}

/** Gives the changes of the cart in the post, by the control. */
function changesOf(
  post: CheckoutPost,
  { country, region, postalCode }: CheckoutAddress,
  { location, shippingId }: CartContent,
): readonly (readonly [string, CartChange])[] {
  const isMoved =
    (['country', 'region', 'postalCode'] as const).some(post.has) &&
    (country !== (location?.country ?? '') ||
      region !== (location?.region ?? '') ||
      postalCode !== (location?.postalCode ?? ''));
  return [
    ...(isMoved
      ? [['country', { type: 'setLocation', country, region, postalCode }] as const]
      : []),
    ...(post.shipping !== '' && post.shipping !== shippingId
      ? [[checkoutControls.shipping, { type: 'chooseShipping', id: post.shipping }] as const]
      : []),
    ...(post.removeCoupon === ''
      ? []
      : [[checkoutControls.code, { type: 'removeCoupon', code: post.removeCoupon }] as const]),
    ...(post.removeGiftCard === ''
      ? []
      : [[checkoutControls.code, { type: 'removeGiftCard', id: post.removeGiftCard }] as const]),
    ...(post.code === ''
      ? []
      : [[checkoutControls.code, { type: 'addCode', code: post.code }] as const]),
  ];
}

function changed(
  store: Pick<Store, 'read' | 'now' | 'createId'>,
  site: Site,
  content: CartContent,
  change: CartChange,
): CartContent | CartRefusal | Promise<CartContent | CartRefusal> {
  if ('code' in change)
    return applyCode(store.read, { siteId: site.id, content }, change, store.now());
  // Nothing here adds or counts goods, so the catalogue is not needed.
  return applyCartChange(content, change, {
    settings: readShopSettings(site.settings),
    now: store.now(),
    catalogue: new Map(),
    createId: store.createId,
  });
}

function addressOf(post: CheckoutPost, before: CheckoutAddress): CheckoutAddress {
  const { name, line1, line2, city, region, postalCode, country, phone } = post.address;
  const keep = (field: keyof CheckoutAddress, value: string) =>
    post.has(field) ? value : before[field];
  return {
    name: keep('name', name),
    line1: keep('line1', line1),
    line2: keep('line2', line2),
    city: keep('city', city),
    region: keep('region', region),
    postalCode: keep('postalCode', postalCode),
    country: keep('country', country),
    phone: keep('phone', phone),
  };
}
