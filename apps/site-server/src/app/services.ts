import type { FormServices } from '../forms/form-routes';
import type { Crumb } from '../http/crumb';
import type { NewsletterServices } from '../newsletter/newsletter-endpoints';
import type { PageServices } from '../pages/page-services';
import type { WebhookServices } from '../payment/webhook-endpoint';
import type { AssetServices } from '../pictures/asset-endpoint';
import type { CartServices } from '../shop/cart/cart-services';
import type { CatalogueServices } from '../shop/catalogue/catalogue-services';
import type { CheckoutServices } from '../shop/checkout/checkout-services';
import type { OrderServices } from '../shop/orders/order-services';
import type { RestockServices } from '../shop/restock/restock-services';
import type { ReviewServices } from '../shop/reviews/review-endpoints';
import type { Store } from '../store/store';

/** What the rooms of a server are served with, each by its own narrow interface. */
export interface Services
  extends
    PageServices,
    AssetServices,
    FormServices,
    NewsletterServices,
    CatalogueServices,
    CartServices,
    RestockServices,
    OrderServices,
    CheckoutServices,
    ReviewServices,
    WebhookServices {
  store: Store;
  crumb: Crumb;
  captchas: FormServices['captchas'];
}
