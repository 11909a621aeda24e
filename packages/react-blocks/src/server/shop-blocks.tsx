import { Cart } from '../blocks/cart/Cart';
import { cart } from '../blocks/cart/cart.block';
import { readStoredCart } from '../blocks/cart/cart.stored';
import { readCartView } from '../shop/read-cart-view';
import type { Render } from './block-source';
import { Island } from './Island';

/** How the blocks of a shop's own pages become markup: each shows something of one visitor. */
export const shopBlocks: Readonly<Record<string, Render>> = {
  cart: ({ id, data }, _place, { shop, locale }) => {
    const { shopHref } = readStoredCart(data);
    // Seen by nobody in particular, it is empty.
    const { view, errors, captcha } = shop?.kind === 'cart' ? shop : { view: readCartView({}) };
    const props = { view, errors, captcha, shopHref, locale };
    return <Island block="cart" id={id} props={props} events={cart.events} speaks={['cart', 'shop', 'plan', 'form', 'system-error']} content={<Cart {...props} />} />;
  },
};
