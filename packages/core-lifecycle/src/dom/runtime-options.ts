import type { Clock } from '../clock';
import type { BlockContext, BlockDefinition, BlockIssue } from './define-block';
import type { ScriptUrlPolicy } from './script-url-policy';

/** What a runtime needs. */
export interface RuntimeOptions<Context extends BlockContext> {
  /** The window whose page it runs. */
  window: Window & typeof globalThis;
  /** The blocks it knows; of several that fit an element the first counts. */
  blocks: readonly BlockDefinition<Context>[];
  /** Adds what your blocks expect beyond the base context. */
  createContext(base: BlockContext): Context;
  /** The page's one Trusted Types policy. */
  policy: ScriptUrlPolicy;
  /** Where trouble is reported; a block's trouble never stops the page. */
  report(issue: BlockIssue): void;
  /** @default the window's own time */
  clock?: Clock;
}
