import { loadChunk, type LoadModule } from '@frontage/core-lifecycle';
import {
  blockAttributes,
  type BlockContext,
  type BlockModule,
  type MountResult,
} from '@frontage/core-lifecycle/dom';
import { followCurrency } from './follow-currency';
import { publishedAddAttribute, shopKinds, type ShopKind } from '../../shop/shop.parts';

/** A kind of block, or what published markup has in its place. */
type LoadedKind = ShopKind | 'product-published';

/** A kind of block whose data nobody here looks at. */
interface ShopModule {
  readonly read: (root: HTMLElement, context: BlockContext) => unknown;
  readonly mount: (
    root: HTMLElement,
    data: never,
    context: BlockContext,
  ) => MountResult | Promise<MountResult>;
}

const modules: Readonly<Record<LoadedKind, LoadModule<ShopModule>>> = {
  'product-published': () => import('../product/published-product.mount'),
  product: () => import('../product/product.mount'),
  'product-list': () => import('../product-list/product-list.mount'),
  'cart-indicator': () => import('../cart-indicator/cart-indicator.mount'),
  cart: () => import('../cart/cart.mount'),
  checkout: () => import('../checkout/checkout.mount'),
  pixel: () => import('../../pixels/pixel.mount'),
};

/** Reads which kind of block it is. */
export function read(root: HTMLElement): LoadedKind {
  if (root.hasAttribute(publishedAddAttribute)) return 'product-published';
  const kind = root.getAttribute(blockAttributes.block);
  return shopKinds.find((known) => known === kind) ?? 'cart-indicator';
}

/**
 * Loads and mounts a block of its kind; where it shows prices and the visitor's cart is in
 * another currency, in that.
 *
 * @throws (as a rejection) ChunkError where its chunk does not come
 */
export async function mount(
  root: HTMLElement,
  kind: LoadedKind,
  context: BlockContext,
): Promise<MountResult> {
  // What a module reads is what it mounts with.
  const loading = loadChunk({ id: kind, load: modules[kind], clock: context.clock });
  const undo = await followCurrency(root, context);
  const module = (await loading) as BlockModule<unknown, BlockContext>;
  if (context.signal.aborted) return undo?.();
  const end = await module.mount(root, module.read(root, context), context);
  return () => {
    end?.();
    undo?.();
  };
}
