import type { Action } from '../../http/action/action';
import type { Site } from '../../sites/site-settings';
import { cartCheckoutActions } from './cart-checkout-actions';
import { checkoutPageActions } from './checkout-page-actions';
import type { CheckoutServices } from './checkout-services';
import { donateActions } from './donate-actions';
import { giftCardActions } from './gift-card-actions';
import { subscribeActions } from './subscribe-actions';

/** The actions of checkouts. */
export const checkoutActions: readonly Action<CheckoutServices, Site>[] = [
  ...cartCheckoutActions,
  ...subscribeActions,
  ...donateActions,
  ...giftCardActions,
  ...checkoutPageActions,
];
