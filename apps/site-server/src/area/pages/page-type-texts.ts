import { pageTypes } from '@frontage/site-model';

const codes = pageTypes.codes;

/** What pages are called that are no plain ones, by their type [2.16]. */
const texts = new Map<number, string>([
  [codes.splashPage, 'Cover page'],
  [codes.contentItem, 'In a collection'],
  [codes.notFound, 'Shown when nothing is found'],
  [codes.error, 'Shown after an error'],
  [codes.search, 'Search'],
  [codes.lockScreen, 'Lock screen'],
  [codes.popupOverlay, 'Pop-up'],
  [codes.protectedContent, 'For members'],
  [codes.memberAreaAccessDenied, 'Shown to people who are not members'],
  [codes.showCart, 'Cart'],
  [codes.commerceCartV2, 'Cart'],
  [codes.checkout, 'Checkout'],
  [codes.orderConfirmed, 'Order'],
  [codes.orderStatus, 'Order'],
  [codes.donate, 'Donation'],
]);

/** Says what a page is for; nothing for a plain one. */
export function pageTypeText(pageType: number): string | undefined {
  return texts.get(pageType);
}
