import { pageTypes } from '@frontage/site-model';
import type { EndpointReply } from '../../http/endpoint';
import { seeOther } from '../../http/see-other';
import type { PageVisit } from '../../pages/page-view';
import { checkoutStart } from '../cart/address-after-change';
import { findVisitorCart } from '../cart/visitor-cart';
import type { CheckoutServices } from './checkout-services';

/**
 * Leads whoever opens the checkout's page by itself, with something in the cart, to their checkout
 * [2.01a]: the page alone would say that the cart is empty.
 *
 * @returns undefined for an empty cart, and for any other page
 */
export async function checkoutView(
  { request, site, findPage }: PageVisit,
  services: Pick<CheckoutServices, 'carts' | 'openCartOfMember'>,
): Promise<EndpointReply | undefined> {
  const page = await findPage();
  if (page?.pageType !== pageTypes.codes.checkout) return undefined;
  const { cart, cookies } = await findVisitorCart(services, request, site);
  if (!cart || cart.content.lines.length === 0) return undefined;
  return { ...seeOther(checkoutStart), cookies };
}
