import type { PageBlock } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { serverBlocks } from '../blocks/server-blocks';
import type { BlockPlace } from '../server-block/block-place';
import {
  readStored,
  type BlockCache,
  type ServerBlock,
  type ServerPage,
  type ServicesOf,
} from '../server-block/define-server-block';

/** What the blocks need besides their page. */
export type BlockServices = ServicesOf<typeof serverBlocks>;

/** What a block is rendered from. */
export type BlockSource = ServerPage & BlockServices;

const byKind: ReadonlyMap<string, ServerBlock> = new Map(
  serverBlocks.map((block): [string, ServerBlock] => [block.id, block]),
);

/** Renders a stored block; undefined for an unknown kind, or if its content no longer exists. */
export function renderBlock(
  { type, id, data }: PageBlock,
  place: BlockPlace,
  source: BlockSource,
): ReactNode {
  const block = byKind.get(type);
  return block?.render({ id, data: readStored(block, data) }, place, source);
}

/** Gives how long the markup of a stored block may be cached. */
export function blockCache({ type, data }: PageBlock, source: BlockSource): BlockCache {
  const block = byKind.get(type);
  if (!block) return 'content';
  const { cache } = block;
  return typeof cache === 'string' ? cache : cache.of(readStored(block, data), source);
}

/** The chunks that a kind of block needs besides those of the registry. */
export function blockScripts(kind: string): readonly string[] {
  return byKind.get(kind)?.scripts ?? [];
}

/**
 * Whether a block shows pictures: the first such block has the largest picture of the first screen.
 */
export function showsPictures({ type }: PageBlock): boolean {
  return byKind.get(type)?.pictures === true;
}

/** Whether a script may ask for a block without its page [7.10]. */
export function isWidget({ type }: PageBlock): boolean {
  return byKind.get(type)?.isWidget === true;
}

/** Whether a block lists products: then so does the collection that its page is [3.21]. */
export function listsProducts({ type }: PageBlock): boolean {
  return byKind.get(type)?.lists === 'products';
}

/**
 * Whether a block has a slide with that id or name [2.20].
 *
 * @param inPath whether the slide's name is in the path of its address rather than in the query
 */
export function hasSlide({ type, data }: PageBlock, name: string, inPath: boolean): boolean {
  const block = byKind.get(type);
  return block?.slideNames?.(readStored(block, data), inPath).includes(name) === true;
}
