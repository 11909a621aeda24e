import type { RateLimit } from '../../http/rate-limit';
import type { Refusal } from '../../http/action/refused';
import type { OrderServices } from '../orders/order-services';
import type { Renewals } from './create-renewals';

/** What the renewals of an order are served with. */
export interface RenewalServices extends OrderServices {
  renewals: Renewals;
  /** Changes of carts, per address; each of these counts as one, since it asks a provider. */
  cartLimit: RateLimit;
}

/** Why a buyer is not led to the provider. */
export interface RenewalRefusal extends Refusal {
  readonly code?: 'renewalUnanswered' | 'renewalNothingToPay' | 'renewalNoMethod';
}
