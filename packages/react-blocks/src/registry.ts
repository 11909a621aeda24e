import type { BlockContext, BlockDefinition } from '@frontage/core-lifecycle/dom';
import { blockDefinitions } from './blocks/block-definitions';
import { census } from './census/census.block';
import { commentsCount } from './comments-count/comments-count.block';

/** The interactive blocks of our own pages; if several match an element, the first one counts. */
export const registry: readonly BlockDefinition<BlockContext>[] = [
  ...blockDefinitions,
  census,
  commentsCount,
];
