import { moneyRules } from '@frontage/commerce-model';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Island } from '../../server-block/Island';
import { PageTitle } from '../../server-block/PageTitle';
import { currencyNames } from '../../shop/currency-names';
import { lineTexts } from '../../shop/line.texts';
import { planTexts } from '../../shop/plan.texts';
import { readCartView } from '../../shop/read-cart-view';
import type { ShopServices } from '../../shop/shop-state';
import { shopAttribute } from '../../shop/shop.parts';
import { shopTexts } from '../../shop/shop.texts';
import { systemErrorTexts } from '../../system-error/system-error.texts';
import { formTexts } from '../form/form.texts';
import { Cart } from './Cart';
import { cartFields } from './cart.fields';
import { cartTexts } from './cart.texts';
import { CartCaptcha } from './CartCaptcha';

const spoken = [cartTexts, lineTexts, shopTexts, planTexts, systemErrorTexts];

/** How the server renders a cart block. */
export const cartServer = defineServerBlock<typeof cartFields, ShopServices>({
  id: 'cart',
  fields: cartFields,
  cache: { of: (_data, { shop }) => (shop ? 'visitor' : 'page') },
  scripts: ['shop', 'cart'],
  render: ({ id, data }, _place, { shop, locale, page, hasTitle }) => {
    // Without a visitor the cart is empty.
    const { view, errors, captcha } = shop?.kind === 'cart' ? shop : { view: readCartView({}) };
    const { shopHref } = data;
    const props = {
      view,
      errors,
      shopHref,
      locale,
      moneyRules: moneyRules(locale),
      currencyNames: currencyNames(view.currencies, locale),
    };
    const place = captcha && <CartCaptcha place={captcha} />;
    return (
      <>
        <PageTitle hasTitle={hasTitle} page={page} />
        <Island
          block="cart"
          id={id}
          props={{ ...props, captcha }}
          events={['submit']}
          data={{ [shopAttribute]: '' }}
          speaks={captcha ? [...spoken, formTexts] : spoken}
          content={<Cart {...props} captcha={place} />}
        />
      </>
    );
  },
});
