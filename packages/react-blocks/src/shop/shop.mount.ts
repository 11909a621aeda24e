import { loadChunk, type LoadModule } from '@frontage/core-lifecycle';
import { blockAttributes, type BlockContext, type BlockModule, type MountResult } from '@frontage/core-lifecycle/dom';
import { shopKinds, type ShopKind } from './shop.parts';

/** A kind of block whose data nobody here looks at. */
interface ShopModule {
  readonly read: (root: HTMLElement, context: BlockContext) => unknown;
  readonly mount: (root: HTMLElement, data: never, context: BlockContext) => MountResult | Promise<MountResult>;
}

const modules: Readonly<Record<ShopKind, LoadModule<ShopModule>>> = {
  product: () => import('../blocks/product/product.mount'),
  'product-list': () => import('../blocks/product-list/product-list.mount'),
  'cart-indicator': () => import('../blocks/cart-indicator/cart-indicator.mount'),
  cart: () => import('../blocks/cart/cart.mount'),
  checkout: () => import('../blocks/checkout/checkout.mount'),
  pixel: () => import('../pixels/pixel.mount'),
};

/** Reads which kind of block it is. */
export function read(root: HTMLElement): ShopKind {
  const kind = root.getAttribute(blockAttributes.block);
  return shopKinds.find((known) => known === kind) ?? 'cart-indicator';
}

/**
 * Loads and mounts a block of its kind.
 *
 * @throws (as a rejection) ChunkError where its chunk does not come
 */
export async function mount(root: HTMLElement, kind: ShopKind, context: BlockContext): Promise<MountResult> {
  // What a module reads is what it mounts with.
  const module = (await loadChunk({ id: kind, load: modules[kind], clock: context.clock })) as BlockModule<unknown, BlockContext>;
  return context.signal.aborted ? undefined : module.mount(root, module.read(root, context), context);
}
