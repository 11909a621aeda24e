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

/** What the blocks want beside their page. */
export type BlockServices = ServicesOf<typeof serverBlocks>;

/** What a block is rendered from. */
export type BlockSource = ServerPage & BlockServices;

const byKind: ReadonlyMap<string, ServerBlock> = new Map(
  serverBlocks.map((block): [string, ServerBlock] => [block.id, block]),
);

/** The markup of a stored block; undefined for an unknown kind or one whose content is gone. */
export function renderBlock(
  { type, id, data }: PageBlock,
  place: BlockPlace,
  source: BlockSource,
): ReactNode {
  const block = byKind.get(type);
  return block?.render({ id, data: readStored(block, data) }, place, source);
}

/** How long the markup of a stored block stays. */
export function blockCache({ type, data }: PageBlock, source: BlockSource): BlockCache {
  const block = byKind.get(type);
  if (!block) return 'content';
  const { cache } = block;
  return typeof cache === 'string' ? cache : cache.of(readStored(block, data), source);
}

/** The chunks that a kind of block wants beside those that the registry names. */
export function blockScripts(kind: string): readonly string[] {
  return byKind.get(kind)?.scripts ?? [];
}

/**
 * Whether a block shows pictures: the first that does has the largest picture of the first screen.
 */
export function showsPictures({ type }: PageBlock): boolean {
  return byKind.get(type)?.pictures === true;
}
