import { isCurrencyCode, readCart, readPlan, totalsDefaults } from '@frontage/commerce-model';
import { storedFields, type StoredFields } from '../stored/stored-fields';
import { cartProblems, type CartLineView, type CartView, type GiftCardView } from './cart-view';
import { priceView, type UnpricedView } from './price-view';
import { readPicture } from './read-picture';

/**
 * Reads the view of a cart from an answer or from a page's JSON. Never throws: a wrong value gets
 * its default, and a cart that cannot be computed is empty. Derived amounts are computed, not read.
 */
export function readCartView(raw: unknown): CartView {
  const fields = storedFields(raw);
  const view = readUnpriced(fields);
  try {
    return priceView(view);
  } catch {
    return priceView({ ...view, cart: readCart({}).cart, lines: [], giftCards: [] });
  }
}

function readUnpriced(fields: StoredFields): UnpricedView {
  const { cart } = readCart(fields.raw('cart'));
  const settings = storedFields(fields.raw('settings'));
  const currencies = list(fields.raw('currencies')).filter(isCurrencyCode);
  const minSubtotalCents = fields.number('minSubtotalCents', 0);
  return {
    cart,
    lines: fields.list('lines').map(readLine),
    giftCards: fields.list('giftCards').map(readGiftCard),
    currencies: currencies.length > 0 ? currencies : [cart.subtotalAmount.currency],
    countries: list(fields.raw('countries')).filter((code) => typeof code === 'string'),
    settings: {
      taxIncluded: settings.flag('taxIncluded', totalsDefaults.taxIncluded),
      rounding: settings.choice(
        'rounding',
        ['halfEven', 'halfUp', 'halfDown'],
        totalsDefaults.rounding,
      ),
      taxLevel: settings.choice('taxLevel', ['unit', 'line', 'order'], totalsDefaults.taxLevel),
    },
    installments: readInstallments(fields.raw('installments')),
    ...(minSubtotalCents > 0 && { minSubtotalCents }),
    now: fields.number('now', 0),
    version: fields.number('version', 0),
  };
}

function readLine(line: StoredFields): CartLineView {
  const problem = cartProblems.find((candidate) => candidate === line.raw('problem'));
  const formerCents = line.number('formerCents', NaN);
  return {
    lineId: line.text('lineId'),
    variantLabel: line.text('variantLabel'),
    picture: readPicture(line.raw('picture')),
    slug: line.text('slug'),
    maxQuantity: line.number('maxQuantity', 1),
    plan: readPlan(line.raw('plan')),
    ...(problem && { problem }),
    ...(Number.isSafeInteger(formerCents) && { formerCents }),
  };
}

function readGiftCard(card: StoredFields): GiftCardView {
  const balance = card.number('balanceCents', 0);
  return {
    id: card.text('id'),
    lastFour: card.text('lastFour'),
    balanceCents: Number.isSafeInteger(balance) ? Math.max(0, balance) : 0,
    usedCents: 0,
  };
}

function readInstallments(raw: unknown): CartView['installments'] {
  if (typeof raw !== 'object' || raw === null) return null;
  const rule = storedFields(raw);
  const payments = rule.number('payments', 4);
  return {
    minCents: rule.number('minCents', 0),
    maxCents: rule.number('maxCents', 0),
    payments: Number.isSafeInteger(payments) && payments > 0 ? payments : 4,
  };
}

function list(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : [];
}
