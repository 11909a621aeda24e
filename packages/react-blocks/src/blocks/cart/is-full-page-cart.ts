import { blockAttributes } from '@frontage/core-lifecycle/dom';

/** Selects the root of a cart page. */
export const cartRootSelector = `[${blockAttributes.block}="cart"]`;

/** Whether a page shows the whole cart, so that no overlay should show it again [2.11]. */
export function isFullPageCart(root: ParentNode): boolean {
  return root.querySelector(cartRootSelector) !== null;
}
