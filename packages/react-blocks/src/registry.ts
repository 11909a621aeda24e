import type { BlockContext, BlockDefinition } from '@frontage/core-lifecycle/dom';
import { blockDefinitions } from './blocks/block-definitions';
import { commentsCount } from './comments-count/comments-count.block';

/** All that starts on a page; of several that fit an element the first counts. */
export const blocks: readonly BlockDefinition<BlockContext>[] = [
  ...blockDefinitions,
  commentsCount,
];
