import { changeCartSchema, cartChangeSchema } from '@frontage/site-api/schema';
import type { CartChange } from '@frontage/react-blocks/server';
import { readJson } from '../../http/read-json';
import { isStorable } from '../../store/is-storable';

/** A change and the key that makes a repeat of it harmless; `''` for one without. */
export interface KeyedChange {
  key: string;
  change: CartChange;
}

/** Reads the body of the call `ChangeCart`; nothing where it is none. Never throws. */
export function readChangeCall(body: string): KeyedChange | undefined {
  const { success, data } = changeCartSchema.safeParse(
    isStorable(body) ? readJson(body) : undefined,
  );
  return success && areStorable(data.change) ? data : undefined;
}

/** Controls of a post by the change they belong to; those that hold numbers come as text. */
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
 * Reads the body of a post without scripts, `application/x-www-form-urlencoded`; nothing where it
 * is none. Never throws.
 */
export function readChangePost(body: string): KeyedChange | undefined {
  const fields = new URLSearchParams(body);
  const type = fields.get('type') ?? '';
  const names = controls.get(type) ?? [];
  const given = names.flatMap((name) => {
    const value = fields.get(name);
    return value === null
      ? []
      : [[name, name === 'quantity' ? readQuantity(type, value) : value.trim()] as const];
  });
  const { success, data } = cartChangeSchema.safeParse({
    type,
    ...(type === 'add' && { variantId: '', quantity: 1 }),
    ...(type === 'setLocation' && { region: '', postalCode: '' }),
    ...Object.fromEntries(given),
  });
  return success && areStorable(data)
    ? { key: (fields.get('key') ?? '').slice(0, 100), change: data }
    : undefined;
}

/**
 * What nobody can buy is refused as one too many would be: that says which quantities there are. None
 * of a line takes it out of the cart, but none is not added.
 */
function readQuantity(type: string, text: string): number {
  const wanted = /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : NaN;
  return wanted >= (type === 'add' ? 1 : 0) ? wanted : Number.MAX_SAFE_INTEGER;
}

function areStorable(change: CartChange): boolean {
  return Object.values(change).every((value) => typeof value !== 'string' || isStorable(value));
}
