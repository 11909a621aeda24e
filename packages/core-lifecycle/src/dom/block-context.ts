import type { Clock } from '../clock';
import type { ScriptUrlPolicy } from './script-url-policy';

/**
 * A problem in a block, reported to whoever collects problems. It has a message for people who read
 * logs, or the cause that was thrown, or both: a code alone says too little.
 */
export type BlockIssue = {
  /** What went wrong, e.g. `MOUNT_FAILED`. */
  readonly code: string;
  /** The id of the block's definition, if there is one. */
  readonly block?: string | undefined;
} & (
  | { readonly message: string; readonly cause?: unknown }
  | { readonly message?: string | undefined; readonly cause: unknown }
);

/** What all blocks of a page share; see `createPageContext`. */
export interface PageContext {
  /** The window that contains the blocks. */
  readonly window: Window & typeof globalThis;
  /** The clock for timers and times. */
  readonly clock: Clock;
  /** The page's one Trusted Types policy, for scripts of other parties. */
  readonly policy: ScriptUrlPolicy;
  /** Whether the visitor asks for less motion. Call it each time: the answer may change. */
  reducedMotion(): boolean;
  /** Reports a problem; the page carries on. */
  report(issue: BlockIssue): void;
  /**
   * Shares something else between blocks, such as the calls to their server. It is created when a
   * block first requests it, so that only its users load it.
   *
   * @param create creates it; the same function gives the same object for the life of the page
   * @example const cart = context.shared(createPageCart);
   */
  shared<Shared>(create: (page: PageContext) => Shared): Shared;
}

/** What a block is given: what all blocks of its page share, and the signal of its end. */
export interface BlockContext extends PageContext {
  /** Aborted when the block ends: pass it on to listeners and requests. */
  readonly signal: AbortSignal;
}
