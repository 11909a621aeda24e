import type { Action } from '../../http/action/action';
import type { Site } from '../../sites/site-settings';
import { cartCheckoutActions } from './cart-checkout-actions';
import { checkoutPageActions } from './checkout-page-actions';
import type { CheckoutServices } from './checkout-services';
import { donateAction } from './donate-action';
import { giftCardAction } from './gift-card-action';

/** What is asked about checkouts, and done to them. */
export const checkoutActions: readonly Action<CheckoutServices, Site>[] = [
  ...cartCheckoutActions,
  donateAction,
  giftCardAction,
  ...checkoutPageActions,
];
