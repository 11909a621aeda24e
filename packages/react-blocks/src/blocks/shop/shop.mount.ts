import { loadChunk, type LoadModule } from '@frontage/core-lifecycle';
import {
  blockAttributes,
  type BlockContext,
  type BlockModule,
  type MountResult,
} from '@frontage/core-lifecycle/dom';
import { followCurrency } from './follow-currency';
import { publishedAddAttribute } from '../../shop/shop.parts';
import { shopMounts } from './shop-mounts';

/** A kind of block whose data nobody here looks at. */
interface ShopModule {
  readonly read: (root: HTMLElement, context: BlockContext) => unknown;
  readonly mount: (
    root: HTMLElement,
    data: never,
    context: BlockContext,
  ) => MountResult | Promise<MountResult>;
}

/** Beside blocks: what published markup has in place of a product, and a pixel. */
const modules = {
  ...shopMounts,
  'product-published': () => import('../product/published-product.mount'),
  pixel: () => import('../../pixels/pixel.mount'),
} as const satisfies Readonly<Record<string, LoadModule<ShopModule>>>;

type LoadedKind = keyof typeof modules;

/** Reads which kind of block it is. */
export function read(root: HTMLElement): LoadedKind {
  if (root.hasAttribute(publishedAddAttribute)) return 'product-published';
  const kind = root.getAttribute(blockAttributes.block) ?? '';
  return isLoadedKind(kind) ? kind : 'cart-indicator';
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
  const loading = loadChunk<ShopModule>({ id: kind, load: modules[kind], clock: context.clock });
  const undo = await followCurrency(root, context);
  const module = (await loading) as BlockModule<unknown, BlockContext>;
  if (context.signal.aborted) return undo?.();
  const end = await module.mount(root, module.read(root, context), context);
  return () => {
    end?.();
    undo?.();
  };
}

function isLoadedKind(kind: string): kind is LoadedKind {
  return Object.hasOwn(modules, kind);
}
