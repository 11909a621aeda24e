import type { BlockContext, BlockModule } from '@frontage/core-lifecycle/dom';
import type { RefObject } from 'react';
import { mount, read } from './product.mount';
import type { ProductFacts } from './product.parts';
import { recordAdded } from './record-product';
import type { ProductAdded } from './use-host-product';

/**
 * The behaviour of a product in a React host: that of any page, and the host is told what was put
 * into the cart.
 */
export function hostProduct(
  last: RefObject<((added: ProductAdded) => void) | undefined>,
): BlockModule<ProductFacts, BlockContext> {
  return {
    read,
    mount: (root, facts, context) =>
      mount(root, facts, context, (page, product, variant, quantity) => {
        recordAdded(page, product, variant, quantity);
        const { productId } = product;
        last.current?.({ productId, variantId: variant.id, quantity });
      }),
  };
}
