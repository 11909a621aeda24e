import type { BlockContext, PageContext } from './block-context';
import type { BlockDefinition } from './define-block';

/** What a runtime needs. */
export interface RuntimeOptions<Page extends PageContext> {
  /** The blocks it knows; of several that fit an element the first counts. */
  blocks: readonly BlockDefinition<Page & BlockContext>[];
  /** What they share: that of `createPageContext`, and whatever yours expect beyond it. */
  context: Page;
}
