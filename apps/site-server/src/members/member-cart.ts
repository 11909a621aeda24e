import { hashToken } from '../http/hash-token';
import type { EndpointRequest } from '../http/endpoint';
import {
  cartCountCookieOf,
  cartTokenCookie,
  createCartToken,
  endCartCookies,
  readCartToken,
} from '../shop/cart/cart-cookie';
import { findCartById, insertCart, setCartToken } from '../shop/cart/carts';
import { mergeCarts } from '../shop/cart/merge-carts';
import type { StoredCart } from '../shop/cart/stored-cart';
import type { OpenedCart } from '../shop/cart/opened-cart';
import type { Site } from '../sites/site-settings';
import type { MemberServices } from './member-services';
import { changeMember, findCartMember, type Member } from './members';

type CartServices = Pick<MemberServices, 'store' | 'carts' | 'memberCarts'>;

/** If something else changes one of the carts meanwhile, they are read again, so often. */
const mostReads = 4;

/**
 * Makes the cart of a browser that of its member: what both carts have is in one, which all
 * browsers of the member share.
 *
 * @param services with both carts
 * @param at the browser's request, and its member
 * @returns the cart; undefined where there is none
 */
export async function joinMemberCart(
  services: CartServices,
  { request, site, member }: { request: EndpointRequest; site: Site; member: Member },
): Promise<StoredCart | undefined> {
  const { store } = services;
  for (let attempts = mostReads; attempts > 0; attempts -= 1) {
    const from = await findBroughtCart(services, { request, site, member });
    const into = await findMemberCart(services, member);
    if (!into || !from || into.id === from.id) return keepCart(services, member, into ?? from);
    if (await mergeCarts(store, site, { from, into })) return keepCart(services, member, into);
  }
  // Whoever signs in does so all the same; the carts are joined the next time.
  return findMemberCart(services, member);
}

/** Opens a member's cart in a browser in which they have signed in; undefined if they have none. */
export async function openMemberCart(
  services: CartServices,
  { request, site, member }: { request: EndpointRequest; site: Site; member: Member },
): Promise<OpenedCart | undefined> {
  const joined = await joinMemberCart(services, { request, site, member });
  if (!joined) return undefined;
  const { secure } = request;
  const cart = (await findCartById(services.store.read, site.id, joined.id)) ?? joined;
  const view = await services.carts.view(site, cart);
  const token = cartToken(services, member, cart);
  const cookies = [cartTokenCookie(token, secure), cartCountCookieOf(view, secure)];
  return { cart, token, cookies };
}

/**
 * Takes a member's cart out of a browser that signs out [7.05]: it stays with the member.
 *
 * @param services with the cart
 * @param visit the browser's request, and its member
 * @param cloneCart whether the browser keeps a copy
 * @returns the cookies of the answer
 */
export async function leaveMemberCart(
  services: CartServices,
  visit: { request: EndpointRequest; site: Site; member: Member },
  cloneCart: boolean,
): Promise<string[]> {
  const { store, carts } = services;
  const { request, site } = visit;
  const joined = await joinMemberCart(services, visit);
  const cart = joined && (await findCartById(store.read, site.id, joined.id));
  if (!cart || !cloneCart || cart.content.lines.length === 0) return endCartCookies(request.secure);
  const token = createCartToken();
  const copy = {
    id: store.createId(),
    siteId: site.id,
    tokenHash: hashToken(token),
    content: { ...cart.content, changes: [] },
  };
  await store.write((db) => insertCart(db, copy, store.now()));
  const view = await carts.view(site, cart);
  return [cartTokenCookie(token, request.secure), cartCountCookieOf(view, request.secure)];
}

/**
 * Lists the carts of a member: theirs, and that of their browser, if it is not joined yet.
 *
 * @param services with both carts
 * @param visit the browser's request, and its member
 */
export async function listMemberCarts(
  services: CartServices,
  visit: { request: EndpointRequest; site: Site; member: Member },
): Promise<StoredCart[]> {
  const membersCart = await findMemberCart(services, visit.member);
  const brought = await findBroughtCart(services, visit);
  return [membersCart, brought?.id === membersCart?.id ? undefined : brought].filter(
    (cart) => cart !== undefined,
  );
}

/** Finds the cart of a browser, unless it is that of another member who left it open there. */
async function findBroughtCart(
  { store, carts }: CartServices,
  { request, site, member }: { request: EndpointRequest; site: Site; member: Member },
): Promise<StoredCart | undefined> {
  const cart = await carts.find(site, readCartToken(request));
  const owner = cart && (await findCartMember(store.read, cart.id));
  return owner === undefined || owner === member.id ? cart : undefined;
}

/** Finds the cart of a member, unless it was bought or is too old. */
export async function findMemberCart(
  { store }: Pick<CartServices, 'store'>,
  { siteId, cartId }: Member,
): Promise<StoredCart | undefined> {
  const cart = cartId === undefined ? undefined : await findCartById(store.read, siteId, cartId);
  return cart && cart.orderId === null && cart.expiresAt > store.now() ? cart : undefined;
}

/** Makes a cart that of a member, under the token that all their browsers have. */
async function keepCart(
  services: CartServices,
  member: Member,
  cart: StoredCart | undefined,
): Promise<StoredCart | undefined> {
  if (!cart) return undefined;
  const { store } = services;
  const tokenHash = hashToken(cartToken(services, member, cart));
  await store.write(async (db) => {
    await setCartToken(db, cart.id, tokenHash);
    if (cart.id !== member.cartId)
      await changeMember(db, member.id, { cartId: cart.id }, store.now());
  });
  return cart;
}

/** A token that follows from the password: whoever chooses a new one closes the cart to others. */
function cartToken(
  { memberCarts }: Pick<CartServices, 'memberCarts'>,
  { id, password }: Member,
  cart: Pick<StoredCart, 'id'>,
): string {
  return memberCarts.sign(`${id} ${cart.id} ${hashToken(password)}`);
}
