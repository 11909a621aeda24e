import type { FormServices } from '../forms/form-actions';
import type { ActionPorts } from '../http/action/action-ports';
import type { Crumb } from '../http/crumb';
import type { NewsletterServices } from '../newsletter/newsletter-actions';
import type { PageServices } from '../pages/page-services';
import type { WebhookServices } from '../payment/payment-actions';
import type { AssetServices } from '../pictures/asset-endpoint';
import type { CartServices } from '../shop/cart/cart-services';
import type { CatalogueServices } from '../shop/catalogue/catalogue-services';
import type { CheckoutServices } from '../shop/checkout/checkout-services';
import type { OrderServices } from '../shop/orders/order-services';
import type { RestockServices } from '../shop/restock/restock-actions';
import type { ReviewServices } from '../shop/reviews/review-actions';
import type { Site } from '../sites/site-settings';
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
  /** Everything that whoever sends a request may call themselves. */
  findWho: ActionPorts<Site>['findWho'];
  /** Address that visitors use, when a proxy hides it. */
  baseUrl: string | undefined;
  captchas: FormServices['captchas'];
}
