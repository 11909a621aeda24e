import type { BlockContext, PageContext } from './block-context';
import type { BlockStyles } from './create-block-styles';
import type { BlockDefinition } from './define-block';

/** The options of a runtime. */
export interface RuntimeOptions<Page extends PageContext> {
  /** The blocks it knows; if several match an element, the first one counts. */
  blocks: readonly BlockDefinition<Page & BlockContext>[];
  /**
   * The context that they share: that of `createPageContext`, and anything else your blocks expect.
   */
  context: Page;
  /**
   * Loads the styles of blocks that the server did not send with the page, before they are mounted.
   * @default the page has all
   */
  styles?: BlockStyles | undefined;
}
