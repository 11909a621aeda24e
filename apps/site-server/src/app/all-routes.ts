import { formRoutes } from '../forms/form-routes';
import type { Route } from '../http/route';
import { newsletterRoutes } from '../newsletter/newsletter-routes';
import { pageRoutes } from '../pages/page-routes';
import { paymentRoutes } from '../payment/payment-routes';
import { pictureRoutes } from '../pictures/picture-routes';
import { cartRoutes } from '../shop/cart/cart-routes';
import { catalogueRoutes } from '../shop/catalogue/catalogue-routes';
import { checkoutRoutes } from '../shop/checkout/checkout-routes';
import { orderRoutes } from '../shop/orders/order-routes';
import { restockRoutes } from '../shop/restock/restock-routes';
import { reviewRoutes } from '../shop/reviews/review-routes';
import { healthRoutes } from './health-routes';
import type { Services } from './services';

/** Every address there is; the README lists the same. */
export function allRoutes(services: Services): readonly Route[] {
  return [
    ...healthRoutes(services),
    ...pictureRoutes(services),
    ...formRoutes(services),
    ...newsletterRoutes(services),
    ...cartRoutes(services),
    ...catalogueRoutes(services),
    ...restockRoutes(services),
    ...checkoutRoutes(services),
    ...orderRoutes(services),
    ...reviewRoutes(services),
    ...paymentRoutes(services),
    ...pageRoutes(services),
  ];
}
