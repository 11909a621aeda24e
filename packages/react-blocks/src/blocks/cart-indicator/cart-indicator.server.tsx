import { defineServerBlock } from '../../server-block/define-server-block';
import { cartIndicatorFields } from './cart-indicator.fields';
import { CartIndicator } from './CartIndicator';

/** How the server renders a cart indicator. */
export const cartIndicatorServer = defineServerBlock({
  id: 'cart-indicator',
  fields: cartIndicatorFields,
  cache: 'content',
  scripts: ['shop', 'cart-indicator'],
  render: ({ id }) => <CartIndicator id={id} />,
});
