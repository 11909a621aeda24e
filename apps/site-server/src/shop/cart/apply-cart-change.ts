import { maxQuantity } from '@frontage/commerce-model';
import type { CartChange } from '@frontage/react-blocks/server';
import type { StoredProduct } from '../catalogue/stored-product';
import type { ShopSettings } from '../settings/shop-settings';
import type { CartRefusal } from './cart-refusal';
import { destinationOf, shippingCountries, shippingOptionsFor } from './destination';
import { findOffer, type Offer } from './price-lines';
import type { CartContent, CartLine } from './stored-cart';

/** The limits of a cart. */
export const cartLimits = { lines: 500, codes: 20 } as const;

/** What a change is judged by, besides the cart. */
export interface ChangeFacts {
  settings: ShopSettings;
  /** UTC milliseconds. */
  now: number;
  /** The products of the cart and of the change, by id; none of another site. */
  catalogue: ReadonlyMap<string, StoredProduct>;
  /** Id of a new line. */
  createId(): string;
}

/** A change that needs no lookup of a code. */
export type PlainChange = Exclude<CartChange, { code: string }>;

/**
 * Gives the next state of a cart, or the reason for refusing the change. Nothing is cut silently: a
 * visitor who wants more than there is, is told so.
 *
 * @param content the cart
 * @param change what the visitor wants
 * @param facts what to judge it by
 */
export function applyCartChange(
  content: CartContent,
  change: PlainChange,
  facts: ChangeFacts,
): CartContent | CartRefusal {
  switch (change.type) {
    case 'add':
      return addLine(content, change, facts);
    case 'setQuantity':
      return setQuantity(content, change, facts);
    case 'removeGiftCard':
      return { ...content, giftCardIds: content.giftCardIds.filter((id) => id !== change.id) };
    case 'chooseCurrency': {
      const currency = facts.settings.currencies.find((currency) => currency === change.currency);
      if (!currency) return { status: 400, code: 'currencyUnknown', field: 'currency' };
      // The displayed price was in another currency.
      return {
        ...content,
        currency,
        lines: content.lines.map((line) => ({ ...line, seenCents: null })),
      };
    }
    case 'chooseShipping': {
      const offered = shippingOptionsFor(
        facts.settings,
        destinationOf(facts.settings, content.location),
        content.currency,
      );
      return offered.some(({ id }) => id === change.id)
        ? { ...content, shippingId: change.id }
        : { status: 400, code: 'shippingUnknown', field: 'id' };
    }
    case 'setLocation':
      return setLocation(content, change, facts);
  }
}

/** Whether a change was refused. */
export function isRefusal(result: CartContent | CartRefusal): result is CartRefusal {
  return 'status' in result;
}

type Add = Extract<CartChange, { type: 'add' }>;

function addLine(
  cart: CartContent,
  { productId, variantId, quantity, currency }: Add,
  facts: ChangeFacts,
): CartContent | CartRefusal {
  const seen =
    cart.lines.length === 0 && facts.settings.currencies.find((code) => code === currency);
  const content = seen ? { ...cart, currency: seen } : cart;
  const offer = offerOf(content, { productId, variantId }, facts);
  if (!offer) return refuseOffer(content, { productId, variantId }, facts);
  const sameLine = content.lines.find(
    (line) => line.productId === productId && line.variantId === variantId,
  );
  const wanted = (sameLine?.quantity ?? 0) + quantity;
  const refusal = refuseQuantity(quantity, offer) ?? refuseQuantity(wanted, offer);
  if (refusal) return refusal;
  const line = {
    id: sameLine?.id ?? facts.createId(),
    productId,
    variantId,
    quantity: wanted,
    seenCents: offer.unitCents,
  };
  if (sameLine)
    return { ...content, lines: content.lines.map((entry) => (entry === sameLine ? line : entry)) };
  if (content.lines.length >= cartLimits.lines)
    return { status: 409, code: 'cartFull', values: { count: String(cartLimits.lines) } };
  return { ...content, lines: [...content.lines, line] };
}

function setQuantity(
  content: CartContent,
  { lineId, quantity }: Extract<CartChange, { type: 'setQuantity' }>,
  facts: ChangeFacts,
): CartContent | CartRefusal {
  const line = content.lines.find(({ id }) => id === lineId);
  if (quantity === 0) return { ...content, lines: content.lines.filter(({ id }) => id !== lineId) };
  if (!line) return { status: 404, code: 'cartNoLine' };
  const offer = offerOf(content, line, facts);
  if (!offer) return { status: 404, code: 'cartGone' };
  const refusal = refuseQuantity(quantity, offer);
  return refusal
    ? { ...refusal, field: lineId }
    : {
        ...content,
        lines: content.lines.map((entry) => (entry === line ? { ...entry, quantity } : entry)),
      };
}

function setLocation(
  content: CartContent,
  place: Extract<CartChange, { type: 'setLocation' }>,
  { settings }: ChangeFacts,
): CartContent | CartRefusal {
  const country = place.country.toUpperCase();
  const countries = shippingCountries(settings);
  const isCountry = countries.length > 0 ? countries.includes(country) : /^[A-Z]{2}$/.test(country);
  if (country !== '' && !isCountry)
    return { status: 400, code: 'countryUnknown', field: 'country' };
  return {
    ...content,
    location:
      country === ''
        ? null
        : { country, region: place.region.trim(), postalCode: place.postalCode.trim() },
  };
}

function offerOf(
  { currency }: CartContent,
  { productId, variantId }: Pick<CartLine, 'productId' | 'variantId'>,
  { catalogue, now }: ChangeFacts,
): Offer | undefined {
  return findOffer(catalogue.get(productId), { variantId, currency, now });
}

/** Refuses a choice that is missing or not for sale. */
function refuseOffer(
  { currency }: CartContent,
  { productId, variantId }: Pick<CartLine, 'productId' | 'variantId'>,
  { catalogue, now }: ChangeFacts,
): CartRefusal {
  const stored = catalogue.get(productId);
  const isForSale = stored?.product.variants.some(
    ({ id }) => findOffer(stored, { variantId: id, currency, now }) !== undefined,
  );
  if (variantId !== '' || !stored || !isForSale) return { status: 404, code: 'cartGone' };
  return {
    status: 400,
    code: 'cartVariant',
    values: { options: optionNames(stored) },
    mendAt: `/${stored.slug}`,
  };
}

/** Such as `Glaze, Size`. */
function optionNames({ product }: StoredProduct): string {
  const names = product.variants.flatMap(({ optionValues }) =>
    optionValues.map(({ optionName }) => optionName),
  );
  return [...new Set(names)].join(', ');
}

function refuseQuantity(quantity: number, offer: Offer): CartRefusal | undefined {
  if (offer.stock === 0) return { status: 409, code: 'cartSoldOut' };
  if (quantity <= offer.maxQuantity) return undefined;
  if (offer.maxQuantity === 1 && offer.stock > 1) return { status: 409, code: 'cartOnce' };
  if (offer.productType === 'giftCard')
    return { status: 400, code: 'cartGiftCards', values: { count: String(offer.maxQuantity) } };
  if (quantity > maxQuantity)
    return { status: 400, code: 'cartQuantity', values: { count: String(offer.maxQuantity) } };
  return { status: 409, code: 'cartFewer', values: { count: String(offer.maxQuantity) } };
}
