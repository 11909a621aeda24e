import type { Clock } from '../clock';
import type { ScriptUrlPolicy } from './script-url-policy';

/** Something that went wrong in a block, reported to whoever collects such things. */
export interface BlockIssue {
  /** What went wrong, e.g. `MOUNT_FAILED`. */
  readonly code: string;
  /** The id of the block's definition, where there is one. */
  readonly block?: string | undefined;
  /** Words for people who read logs. */
  readonly message?: string | undefined;
  /** What was thrown. */
  readonly cause?: unknown;
}

/** What all blocks of a page share; see `createPageContext`. */
export interface PageContext {
  /** The window the blocks live in. */
  readonly window: Window & typeof globalThis;
  /** Whose time counts. */
  readonly clock: Clock;
  /** The page's one Trusted Types policy, for scripts of other parties. */
  readonly policy: ScriptUrlPolicy;
  /** Whether the visitor asked for less motion; ask each time, it may change. */
  reducedMotion(): boolean;
  /** Reports that something went wrong; the page goes on. */
  report(issue: BlockIssue): void;
  /**
   * What blocks share beyond that, such as the calls to their server: made when the first
   * of them asks for it, so that only who uses something has to load it.
   *
   * @param create makes it; the same function gives the same thing as long as the page lives
   * @example const cart = context.shared(createPageCart);
   */
  shared<Shared>(create: (page: PageContext) => Shared): Shared;
}

/** What a block is given: what its page's blocks share, and its own end. */
export interface BlockContext extends PageContext {
  /** Aborted when the block ends: pass it on to listeners and requests. */
  readonly signal: AbortSignal;
}
