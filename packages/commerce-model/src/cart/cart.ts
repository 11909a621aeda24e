import {
  describeKind,
  flag,
  type Issue,
  listOf,
  orNull,
  readValue,
  shaped,
  text,
  type ValueKind,
  type ValueOf,
  whole,
} from '@frontage/core-lifecycle/reading';
import { moneyField } from '../money/money-field';
import {
  couponField,
  entryField,
  invalidCouponField,
  locationField,
  shippingOptionField,
  taxRuleField,
} from './cart-parts';

const date: ValueKind<Date | null> = {
  expected: 'a date',
  is: (value): value is Date | null => value === null || isDate(value),
  fallback: null,
  read: (raw) => [raw, new Date(typeof raw === 'number' ? raw : NaN)].find(isDate),
};

/** Every field of a cart with its kind and default [3.04]. */
export const cartFields = {
  id: text,
  websiteId: text,
  orderId: text,
  /** Stored as UTC milliseconds. */
  created: date,
  isPurchased: flag(),
  entries: listOf(entryField),
  shippingOptions: listOf(shippingOptionField),
  applicableTaxRules: listOf(taxRuleField),
  coupons: listOf(couponField),
  validCoupons: listOf(couponField),
  invalidCoupons: listOf(invalidCouponField),
  selectedShippingOption: orNull(shippingOptionField),
  shippingLocation: orNull(locationField),
  subtotalCents: whole(),
  taxCents: whole(),
  shippingCostCents: whole(),
  discountCents: whole(),
  grandTotalCents: whole(),
  totalQuantity: whole(),
  subtotalAmount: moneyField,
  hasDigital: flag(),
  purelyDigital: flag(),
  requiresShipping: flag(),
};

const cartField = /* @__PURE__ */ shaped(cartFields);

/** A visitor's cart [3.04]; amounts are minor units of the currency of `subtotalAmount`. */
export type Cart = ValueOf<typeof cartField>;

/**
 * Reads a cart. Never throws: a wrong field gets its default, a line that is not an object is left
 * out, and each problem is listed in `issues` [3.04].
 */
export function readCart(raw: unknown): { cart: Cart; issues: readonly Issue[] } {
  const issues: Issue[] = [];
  return { cart: readValue(cartField, raw, '', issues) ?? cartField.fallback, issues };
}

/**
 * Gives a copy of a cart with some fields set.
 *
 * @throws TypeError for a field that a cart does not have and for a value of the wrong kind; the
 *   message names the field, the expected kind and the received kind [3.04]
 */
export function changeCart(cart: Cart, changes: Partial<Cart>): Cart {
  const fields: Readonly<Record<string, ValueKind | undefined>> = cartFields;
  for (const [name, value] of Object.entries(changes)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field?.is(value))
      throw new TypeError(
        `[commerce-model] the cart's ${name} was given ${describeKind(value)}. It wants ${field?.expected ?? 'nothing: no such field'}.`,
      );
  }
  return { ...cart, ...changes };
}

function isDate(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime());
}
