import { moneyRules } from '@frontage/commerce-model';
import { BlockRoot } from '../../render/block-root';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Island } from '../../server-block/Island';
import { PageTitle } from '../../server-block/PageTitle';
import { countryCodes } from '../../shop/country-codes';
import { lineTexts } from '../../shop/line.texts';
import { planTexts } from '../../shop/plan.texts';
import type { ShopServices, ShopState } from '../../shop/shop-state';
import { shopAttribute } from '../../shop/shop.parts';
import { shopTexts } from '../../shop/shop.texts';
import { systemErrorTexts } from '../../system-error/system-error.texts';
import { donationTexts } from '../donation/donation.texts';
import { formFieldsTexts } from '../form/fields/form-fields.texts';
import { giftCardTexts } from '../gift-card/gift-card.texts';
import { BeginCheckout } from './BeginCheckout';
import { Checkout } from './Checkout';
import { checkoutFields } from './checkout.fields';
import { checkoutTexts } from './checkout.texts';
import { NoCheckout, type NoCheckoutProps } from './NoCheckout';

const spoken = [
  checkoutTexts,
  donationTexts,
  lineTexts,
  shopTexts,
  planTexts,
  formFieldsTexts,
  giftCardTexts,
  systemErrorTexts,
];

/** How the server renders a checkout block. */
export const checkoutServer = defineServerBlock<typeof checkoutFields, ShopServices>({
  id: 'checkout',
  fields: checkoutFields,
  cache: 'visitor',
  scripts: ['shop', 'checkout'],
  render: ({ id }, _place, { shop, locale, page, hasTitle }) => {
    if (shop?.kind !== 'checkout')
      return (
        <>
          <PageTitle hasTitle={hasTitle} page={page} />
          <BlockRoot block="checkout" id={id}>
            {shop?.kind === 'beginCheckout' ? (
              <BeginCheckout action={shop.action} />
            ) : (
              <NoCheckout reason={reasonOf(shop)} />
            )}
          </BlockRoot>
        </>
      );
    const { view, errors } = shop;
    const countries = view.cart.countries.length > 0 ? undefined : countryCodes;
    const props = { view, errors, locale, moneyRules: moneyRules(locale), countries };
    return (
      <>
        <PageTitle hasTitle={hasTitle} page={page} />
        <Island
          block="checkout"
          id={id}
          props={props}
          events={['submit']}
          data={{ [shopAttribute]: '' }}
          speaks={spoken}
          content={<Checkout {...props} />}
        />
      </>
    );
  },
});

/** Why there is no checkout; at the page's own address there is nothing to check out. */
function reasonOf(shop: ShopState | undefined): NoCheckoutProps['reason'] {
  return shop?.kind === 'noCart' || shop?.kind === 'otherBrowser' ? shop.kind : 'emptyCart';
}
