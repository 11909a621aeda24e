import { defineServerBlock } from '../../server-block/define-server-block';
import { PriceMenu } from './PriceMenu';
import { priceMenuFields } from './price-menu.fields';

/** How the server renders a menu with prices. */
export const priceMenuServer = defineServerBlock({
  id: 'price-menu',
  fields: priceMenuFields,
  cache: 'content',
  render: ({ id, data }) => <PriceMenu id={id} {...data} />,
});
