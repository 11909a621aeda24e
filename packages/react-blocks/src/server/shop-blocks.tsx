import { moneyRules } from '@frontage/commerce-model';
import type { PageRecord } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { Cart } from '../blocks/cart/Cart';
import { CartCaptcha } from '../blocks/cart/CartCaptcha';
import { readStoredCart } from '../blocks/cart/cart.stored';
import { Checkout } from '../blocks/checkout/Checkout';
import { NoCart } from '../blocks/checkout/NoCart';
import { Order } from '../blocks/order/Order';
import { Review } from '../blocks/review/Review';
import { cartTexts } from '../blocks/cart/cart.texts';
import { checkoutTexts } from '../blocks/checkout/checkout.texts';
import { formFieldsTexts } from '../blocks/form/fields/form-fields.texts';
import { formTexts } from '../blocks/form/form.texts';
import { lineTexts } from '../shop/line.texts';
import { planTexts } from '../shop/plan.texts';
import { shopTexts } from '../shop/shop.texts';
import { systemErrorTexts } from '../system-error/system-error.texts';
import { BlockRoot } from '../render/block-root';
import { shopAttribute } from '../shop/shop.parts';
import { countryCodes } from '../shop/country-codes';
import { readCartView } from '../shop/read-cart-view';
import type { Render } from './block-source';
import { hasTitle } from './has-title';
import { Island } from './Island';

/** How the blocks of a shop's own pages become markup: each shows something of one visitor. */
export const shopBlocks: Readonly<Record<string, Render>> = {
  cart: ({ id, data }, _place, { shop, locale, page }) => {
    const { shopHref } = readStoredCart(data);
    // Seen by nobody in particular, it is empty.
    const { view, errors, captcha } = shop?.kind === 'cart' ? shop : { view: readCartView({}) };
    const props = { view, errors, shopHref, locale, moneyRules: moneyRules(locale) };
    const place = captcha && <CartCaptcha place={captcha} />;
    return titled(
      page,
      <Island
        block="cart"
        id={id}
        props={{ ...props, captcha }}
        events={['submit']}
        data={{ [shopAttribute]: '' }}
        speaks={[
          cartTexts,
          lineTexts,
          shopTexts,
          planTexts,
          systemErrorTexts,
          ...(captcha ? [formTexts] : []),
        ]}
        content={<Cart {...props} captcha={place} />}
      />,
    );
  },

  checkout: ({ id }, _place, { shop, locale, page }) => {
    if (shop?.kind === 'noCart')
      return titled(
        page,
        <BlockRoot block="checkout" id={id}>
          <NoCart />
        </BlockRoot>,
      );
    if (shop?.kind !== 'checkout') return undefined;
    const countries = shop.view.cart.countries.length > 0 ? undefined : countryCodes;
    const props = {
      view: shop.view,
      errors: shop.errors,
      locale,
      moneyRules: moneyRules(locale),
      countries,
    };
    return titled(
      page,
      <Island
        block="checkout"
        id={id}
        props={props}
        events={['submit']}
        data={{ [shopAttribute]: '' }}
        speaks={[checkoutTexts, lineTexts, shopTexts, planTexts, formFieldsTexts, systemErrorTexts]}
        content={<Checkout {...props} />}
      />,
    );
  },

  order: ({ id }, _place, { shop, locale, page }) => {
    if (shop?.kind !== 'order') return undefined;
    return (
      <Order
        id={id}
        view={shop.view}
        errors={shop.errors}
        locale={locale}
        isConfirmation={shop.isConfirmation}
        headingLevel={hasTitle(page) ? 2 : 1}
      />
    );
  },

  review: ({ id }, _place, { shop, page }) =>
    shop?.kind === 'review'
      ? titled(page, <Review id={id} view={shop.view} errors={shop.errors} />)
      : undefined,
};

/** A page has one title: its own words, or else its name above the block. */
function titled(page: PageRecord, block: ReactNode): ReactNode {
  if (hasTitle(page)) return block;
  return (
    <>
      <h1 className="fr-shop-title">{page.title}</h1>
      {block}
    </>
  );
}
