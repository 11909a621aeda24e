import { loadChunk, type LoadModule, type Teardown } from '@frontage/core-lifecycle';
import { blockAttributes, type BlockContext, type BlockModule, type MountResult } from '@frontage/core-lifecycle/dom';
import { cartCurrency } from './cart-count';
import { currencyAttribute } from './shown-currency';
import { publishedAddAttribute, shopKinds, type ShopKind } from './shop.parts';

/** A kind of block, or what published markup has in its place. */
type LoadedKind = ShopKind | 'product-published';

/** A kind of block whose data nobody here looks at. */
interface ShopModule {
  readonly read: (root: HTMLElement, context: BlockContext) => unknown;
  readonly mount: (root: HTMLElement, data: never, context: BlockContext) => MountResult | Promise<MountResult>;
}

const modules: Readonly<Record<LoadedKind, LoadModule<ShopModule>>> = {
  'product-published': () => import('../blocks/product/published-product.mount'),
  product: () => import('../blocks/product/product.mount'),
  'product-list': () => import('../blocks/product-list/product-list.mount'),
  'cart-indicator': () => import('../blocks/cart-indicator/cart-indicator.mount'),
  cart: () => import('../blocks/cart/cart.mount'),
  checkout: () => import('../blocks/checkout/checkout.mount'),
  pixel: () => import('../pixels/pixel.mount'),
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
export async function mount(root: HTMLElement, kind: LoadedKind, context: BlockContext): Promise<MountResult> {
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

/** Pages are the same for everybody: only a cookie knows what the visitor has chosen. */
async function followCurrency(root: HTMLElement, context: BlockContext): Promise<Teardown | undefined> {
  const { window, clock, signal } = context;
  const isOther = (): boolean => root.hasAttribute(currencyAttribute) && (cartCurrency(window) ?? root.getAttribute(currencyAttribute)) !== root.getAttribute(currencyAttribute);
  // One comes back to a page as it was left, with the prices of then.
  window.addEventListener('pageshow', ({ persisted }) => persisted && isOther() && window.location.reload(), { signal });
  const currency = isOther() ? cartCurrency(window) : undefined;
  if (currency === undefined) return undefined;
  const { showPrices } = await loadChunk({ id: 'prices', load: () => import('./show-prices'), clock });
  return signal.aborted ? undefined : showPrices(root, currency, context);
}
