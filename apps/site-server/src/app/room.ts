import type { DeclaredSection } from '../area/area-sections';
import type { DeclaredSetting } from '../area/settings/declared-setting';
import type { SubmissionHook } from '../forms/submissions/submission-hook';
import type { Action } from '../http/action/action';
import type { RateLimits } from '../http/rate-limit';
import type { ProductDisplay } from '../shop/catalogue/product-display';
import type { ProductRemoval } from '../shop/catalogue/product-removal';
import type { BlockContent, BlockPage } from '../pages/block-content';
import type { PageView, PageVisit } from '../pages/page-view';
import type { Site } from '../sites/site-settings';
import type { SiteServerOptions } from './site-server-options';
import type { SiteStore } from './site-store';

/** What rooms create their services from. */
export interface RoomBase {
  readonly store: SiteStore;
  readonly options: SiteServerOptions;
  /** Creates rate limits. */
  readonly limits: RateLimits;
}

/** A task that a server repeats in the background. */
export interface Sweep<Services> {
  /** Milliseconds between two runs. @default an hour */
  readonly every?: number;
  /** May run twice, or on two servers at once; a failure is logged. */
  readonly run: (store: SiteStore, services: Services) => Promise<unknown>;
}

/**
 * What a room adds to the server, declared in its own folder. The app goes through the list in
 * `rooms.ts` and knows no room by name. Anything that a room does not add is absent.
 */
export interface Room<Services> {
  /** Its calls. */
  readonly actions?: readonly Action<Services, Site>[];
  /** Its sections of the owner's area, which the rail shows in the order of the rooms. */
  readonly sections?: readonly DeclaredSection[];
  /** Its settings, each on one of the pages of settings in the owner's area. */
  readonly settings?: readonly DeclaredSetting[];
  /** What it writes down in the log: act → what the log calls it. */
  readonly acts?: Readonly<Record<string, string>>;
  /** What its texts are about, for who translates them. */
  readonly textsTitle?: string;
  /** Its texts for visitors and owners: code → English. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Creates services that only its own actions need, such as rate limits. */
  readonly services?: (base: RoomBase) => object;
  /** Shows a page as one visitor sees it; the first room of the list that answers wins. */
  readonly view?: (visit: PageVisit, services: Services) => ReturnType<PageView>;
  /** Loads the room's data for the blocks of a page. */
  readonly loadBlocks?: (page: BlockPage, services: Services) => Promise<BlockContent | undefined>;
  /** Runs in the transaction that stores a submission. */
  readonly onSubmission?: (
    ...entry: [...Parameters<SubmissionHook>, Services]
  ) => ReturnType<SubmissionHook>;
  /** Adds to how a shop shows all of its products. */
  readonly productDisplay?: ProductDisplay;
  /** Runs in the transaction that removes a product. */
  readonly onProductRemoved?: (
    ...removal: [...Parameters<ProductRemoval>, Services]
  ) => ReturnType<ProductRemoval>;
  readonly sweeps?: readonly Sweep<Services>[];
  /** Writes what services still hold in memory: every few seconds, and when the server closes. */
  readonly flush?: (services: Services) => Promise<unknown>;
}
