import { formActions } from '../forms/form-actions';
import type { Action } from '../http/action/action';
import { newsletterActions } from '../newsletter/newsletter-actions';
import { searchActions } from '../pages/search/search-actions';
import { paymentActions } from '../payment/payment-actions';
import { cartActions } from '../shop/cart/cart-actions';
import { catalogueActions } from '../shop/catalogue/catalogue-actions';
import { checkoutActions } from '../shop/checkout/checkout-actions';
import { orderActions } from '../shop/orders/order-actions';
import { restockActions } from '../shop/restock/restock-actions';
import { reviewActions } from '../shop/reviews/review-actions';
import type { Site } from '../sites/site-settings';
import { healthActions } from './health-actions';
import type { Services } from './services';

/** Every call of the server. */
export const allActions: readonly Action<Services, Site>[] = [
  ...formActions,
  ...newsletterActions,
  ...searchActions,
  ...cartActions,
  ...catalogueActions,
  ...restockActions,
  ...checkoutActions,
  ...orderActions,
  ...reviewActions,
  ...paymentActions,
  ...healthActions,
];
