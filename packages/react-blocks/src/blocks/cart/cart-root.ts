import { blockAttributes } from '@frontage/core-lifecycle/dom';

/** The root of a cart page. */
export const cartRootSelector = `[${blockAttributes.block}="cart"]`;

/**
 * Whether a page shows the whole cart, so that nothing of it must be shown above the page [2.11].
 */
export function isFullPageCart(root: ParentNode): boolean {
  return root.querySelector(cartRootSelector) !== null;
}
