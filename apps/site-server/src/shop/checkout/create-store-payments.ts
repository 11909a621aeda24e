import type { AttemptDetails } from '../../payment/buyer-details';
import { createLedgerProviders, type ReturnPages } from '../../payment/create-ledger-providers';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import { returnMoney } from '../../payment/returned-money';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { attemptKey, type CheckoutPayments } from './driver/checkout-payments';

/**
 * Connects stored checkouts with their providers.
 *
 * @param store with the ledger
 * @param plugs the plugs of this server
 * @param links creates the addresses that visitors return to
 */
export function createStorePayments(
  { read, write, now }: Pick<Store, 'read' | 'write' | 'now'>,
  plugs: PaymentPlugs,
  links: ShopLinks,
): CheckoutPayments {
  const providers = createLedgerProviders({ read, write }, plugs);
  const pagesOf =
    (checkoutId: string) =>
    ({ origin, returnOrigin = origin }: AttemptDetails): ReturnPages => {
      const page = `${returnOrigin}/checkout/${links.token('checkout', checkoutId)}`;
      return { returnUrl: `${page}/return`, cancelUrl: `${page}/back` };
    };
  return {
    pay: (attempt) => providers.pay(attemptKey(attempt), pagesOf(attempt.checkoutId)),
    lookUp: (attempt) => providers.lookUp(attemptKey(attempt)),
    void: (attempt) => providers.void(attemptKey(attempt)),
    async refund(attempt, { paymentId, mispaid }) {
      const tried = attemptKey(attempt);
      // The provider may have taken the right amount for the same attempt as well, which is
      // refunded separately.
      const key = mispaid ? `${tried}:refund:${paymentId}` : `${tried}:refund`;
      const refund = await providers.refund(tried, { paymentId, money: mispaid, key });
      const { refundId, ...money } = refund;
      const purchaseId = attempt.checkoutId;
      await write((db) =>
        returnMoney(db, { ...money, key, purchaseId, orderId: null, paymentId }, now(), refundId),
      );
    },
  };
}
