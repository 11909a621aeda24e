import type { PaymentOption } from '@frontage/react-blocks/server';
import type { PaymentPlugId } from '../../payment/payment-plug';
import type { ShopPayment, ShopSettings } from '../settings/shop-settings';

/** Lists the payment methods that a shop offers and this server supports. */
export function paymentOptions(
  { payments }: ShopSettings,
  plugs: { has(id: PaymentPlugId): boolean },
): PaymentOption[] {
  return payments
    .filter(({ plug, offered }) => offered && plugs.has(plug))
    .map(({ id, method, title, note }) => ({ id, method, title, note }));
}

/** Finds a payment method of a shop. */
export function findPaymentOption({ payments }: ShopSettings, id: string): ShopPayment | undefined {
  return payments.find((payment) => payment.id === id);
}
