import { changeCartSchema, cartChangeSchema } from '@frontage/site-api/schema';
import type { CartChange } from '@frontage/react-blocks/server';
import { readJson } from '../../http/read-json';
import { isStorable } from '../../store/is-storable';

/** A change and the key that makes a repetition harmless; `''` without one. */
export interface KeyedChange {
  key: string;
  change: CartChange;
}

/** Reads the body of the call `ChangeCart`; undefined if it is invalid. Never throws. */
export function readCartChangeCall(body: string): KeyedChange | undefined {
  const { success, data } = changeCartSchema.safeParse(
    isStorable(body) ? readJson(body) : undefined,
  );
  return success && areStorable(data.change) ? data : undefined;
}

/** The controls of a post for each change; numbers are received as text. */
const controlsOf: Readonly<Record<CartChange['type'], readonly string[]>> = {
  add: ['productId', 'variantId', 'quantity', 'currency'],
  setQuantity: ['lineId', 'quantity'],
  addCode: ['code', 'captchaKey'],
  addCoupon: ['code', 'captchaKey'],
  addGiftCard: ['code', 'captchaKey'],
  removeCoupon: ['code'],
  removeGiftCard: ['id'],
  chooseCurrency: ['currency'],
  chooseShipping: ['id'],
  setLocation: ['country', 'region', 'postalCode'],
};

const controls: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(controlsOf));

/**
 * Reads the body of a post without scripts, `application/x-www-form-urlencoded`; undefined if it is
 * invalid. Never throws.
 */
export function readCartChangePost(body: string): KeyedChange | undefined {
  const fields = new URLSearchParams(body);
  const type = fields.get('type') ?? '';
  const names = controls.get(type) ?? [];
  const entries = names.flatMap((name) => {
    const value = fields.get(name);
    return value === null
      ? []
      : [[name, name === 'quantity' ? readQuantity(type, value) : value.trim()] as const];
  });
  const { success, data } = cartChangeSchema.safeParse({
    type,
    ...(type === 'add' && { variantId: '', quantity: 1 }),
    ...(type === 'setLocation' && { region: '', postalCode: '' }),
    ...Object.fromEntries(entries),
  });
  return success && areStorable(data)
    ? { key: (fields.get('key') ?? '').slice(0, 100), change: data }
    : undefined;
}

/**
 * An impossible quantity is refused like an excessive one, so that the message names the possible
 * ones. Zero removes a line from the cart, but cannot be added.
 */
function readQuantity(type: string, text: string): number {
  const wanted = /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : NaN;
  return wanted >= (type === 'add' ? 1 : 0) ? wanted : Number.MAX_SAFE_INTEGER;
}

function areStorable(change: CartChange): boolean {
  return Object.values(change).every((value) => typeof value !== 'string' || isStorable(value));
}
