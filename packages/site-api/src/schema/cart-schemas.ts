import * as z from 'zod';

const id = z.string().max(100);
const code = z.string().min(1).max(100);
const quantity = z.int().min(0);

/** One change of a cart. The server checks the stock and whether a code is valid. */
export const cartChangeSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('add'),
    productId: id,
    variantId: id,
    quantity: quantity.min(1),
    currency: z.string().max(3).optional(),
  }),
  z.strictObject({ type: z.literal('setQuantity'), lineId: id, quantity }),
  z.strictObject({
    type: z.literal(['addCode', 'addCoupon', 'addGiftCard']),
    code,
    captchaKey: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('removeCoupon'), code }),
  z.strictObject({ type: z.literal('removeGiftCard'), id }),
  z.strictObject({ type: z.literal('chooseCurrency'), currency: z.string().max(3) }),
  z.strictObject({ type: z.literal('chooseShipping'), id }),
  z.strictObject({
    type: z.literal('setLocation'),
    country: z.string().max(2),
    region: z.string().max(100),
    postalCode: z.string().max(20),
  }),
]);

/** The body of the call that changes a cart. */
export const changeCartSchema = z.strictObject({
  key: z.string().min(1).max(100),
  change: cartChangeSchema,
});
