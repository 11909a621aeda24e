import type { PaymentOption } from '@frontage/react-blocks/server';
import type { PaymentPlugId } from '../../payment/payment-plug';
import type { ShopPayment, ShopSettings } from '../settings/shop-settings';

/** The ways of paying that a shop offers and this server has. */
export function paymentOptions(
  { payments }: ShopSettings,
  plugs: { has(id: PaymentPlugId): boolean },
): PaymentOption[] {
  return payments
    .filter(({ plug }) => plugs.has(plug))
    .map(({ id, method, title, note }) => ({ id, method, title, note }));
}

/** A way of paying of a shop. */
export function findPaymentOption({ payments }: ShopSettings, id: string): ShopPayment | undefined {
  return payments.find((payment) => payment.id === id);
}
