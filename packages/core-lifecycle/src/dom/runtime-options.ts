import type { BlockContext, PageContext } from './block-context';
import type { BlockStyles } from './create-block-styles';
import type { BlockDefinition } from './define-block';

/** What a runtime needs. */
export interface RuntimeOptions<Page extends PageContext> {
  /** The blocks it knows; of several that fit an element the first counts. */
  blocks: readonly BlockDefinition<Page & BlockContext>[];
  /** What they share: that of `createPageContext`, and whatever yours expect beyond it. */
  context: Page;
  /**
   * Gives blocks that the server has not sent with the page their styles, before they are mounted.
   * @default the page has all
   */
  styles?: BlockStyles | undefined;
}
