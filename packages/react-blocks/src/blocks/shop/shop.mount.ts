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

/** A kind of block whose data is not inspected here. */
interface ShopModule {
  readonly read: (root: HTMLElement, context: BlockContext) => unknown;
  readonly mount: (
    root: HTMLElement,
    data: never,
    context: BlockContext,
  ) => MountResult | Promise<MountResult>;
}

/** Besides blocks: the product buttons of published markup, and pixel marks. */
const modules = {
  ...shopMounts,
  'product-published': () => import('../product/published-product.mount'),
  pixel: () => import('../../pixels/pixel.mount'),
} as const satisfies Readonly<Record<string, LoadModule<ShopModule>>>;

type LoadedKind = keyof typeof modules;

/** Reads the kind of block. */
export function read(root: HTMLElement): LoadedKind {
  if (root.hasAttribute(publishedAddAttribute)) return 'product-published';
  const kind = root.getAttribute(blockAttributes.block) ?? '';
  return isLoadedKind(kind) ? kind : 'cart-indicator';
}

/**
 * Loads and mounts a block of its kind; if it shows prices and the visitor's cart has another
 * currency, in that currency.
 *
 * @throws (as a rejection) ChunkError if its chunk fails to load
 */
export async function mount(
  root: HTMLElement,
  kind: LoadedKind,
  context: BlockContext,
): Promise<MountResult> {
  // What a module reads is what it mounts.
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
