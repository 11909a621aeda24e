import type { BlockContext, BlockDefinition } from '@frontage/core-lifecycle/dom';
import { publishedDefinitions } from './blocks/published-definitions';
import { registry } from './registry';

/** The interactive blocks of any page: ours, and those of published markup. */
export const wholeRegistry: readonly BlockDefinition<BlockContext>[] = [
  ...registry,
  ...publishedDefinitions,
];
