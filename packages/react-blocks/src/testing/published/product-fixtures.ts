import { escapeJson, markPicture } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: products. */
export const productFixtures: readonly PublishedFixture[] = [
  {
    name: 'product with options, quantity and stock',
    kind: 'product',
    becomes: 'code',
    markup: `<div class="sqs-block product-block sqs-block-product" data-block-type="43"><div class="sqs-block-content"><div class="product-block"><div class="productDetails center"><a href="/shop/jar">${markPicture('jar')}</a><a class="product-title" href="/shop/jar">A jar</a><div class="product-price"><span class="sqs-money-native">42.00</span></div><div class="product-mark sale">Sale</div><div class="product-variants" data-item-id="5f0abcdef012345678901243" data-variants="${escapeJson(
      [
        {
          id: 'v-small',
          sku: 'J1',
          price: 4200,
          onSale: true,
          unlimited: false,
          qtyInStock: 3,
          attributes: { Size: 'Small' },
        },
        {
          id: 'v-large',
          sku: 'J2',
          price: 5200,
          onSale: false,
          unlimited: false,
          qtyInStock: 0,
          attributes: { Size: 'Large' },
        },
      ],
    )}"><div class="variant-option"><div class="variant-option-title">Size</div><select aria-label="Size" data-variant-option-name="Size"><option value="">Select Size</option><option value="Small">Small</option><option value="Large">Large</option></select></div></div><div class="product-quantity-input" data-item-id="5f0abcdef012345678901243"><input aria-label="Quantity" type="number" min="1" max="9999" value="1"></div><div class="product-scarcity" data-variant-attributes="${escapeJson({ Size: 'Small' })}" hidden>Only 3 left</div><span class="sqs-product-quick-view-button" data-id="5f0abcdef012345678901243" data-group="shop">Quick view</span><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-button-element--primary" role="button" tabindex="0" data-item-id="5f0abcdef012345678901243" data-collection-id="5f0abcdef012345678901244" data-product-type="1" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></div></div></div></div>`,
  },
];
