import type { SubmissionHook } from '../forms/submissions/submission-hook';
import type { Action } from '../http/action/action';
import type { RateLimits } from '../http/rate-limit';
import type { BlockContent, BlockPage } from '../pages/block-content';
import type { PageView, PageVisit } from '../pages/page-view';
import type { Site } from '../sites/site-settings';
import type { SiteServerOptions } from './site-server-options';
import type { SiteStore } from './site-store';

/** What services of rooms are made of. */
export interface RoomBase {
  readonly store: SiteStore;
  readonly options: SiteServerOptions;
  /** Makes limits of how often something may be asked for. */
  readonly limits: RateLimits;
}

/** Something a server does again and again beside answering. */
export interface Sweep {
  /** Milliseconds from one to the next. @default an hour */
  readonly every?: number;
  /** Twice, or on two servers at once, is harmless; what it fails with is logged. */
  readonly run: (store: SiteStore) => Promise<unknown>;
}

/**
 * What a room brings to the server, declared in its own folder; the app asks the rooms of the list
 * in `rooms.ts`, and knows none by name. What a room does not bring is absent.
 */
export interface Room<Services> {
  /** Its calls. */
  readonly actions?: readonly Action<Services, Site>[];
  /** What it says to visitors and owners, code → English. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Makes services that its actions want and no other room has, such as limits. */
  readonly services?: (base: RoomBase) => object;
  /** Shows a page as one visitor sees it; the first room of the list that answers is shown. */
  readonly view?: (visit: PageVisit, services: Services) => ReturnType<PageView>;
  /** Looks up what blocks of a page show that the room keeps. */
  readonly loadBlocks?: (page: BlockPage, services: Services) => Promise<BlockContent | undefined>;
  /** What it does in the transaction that stores a submission. */
  readonly onSubmission?: (
    ...entry: [...Parameters<SubmissionHook>, Services]
  ) => ReturnType<SubmissionHook>;
  readonly sweeps?: readonly Sweep[];
}
