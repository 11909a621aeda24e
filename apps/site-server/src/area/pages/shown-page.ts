import type { PageFacts } from '../../pages/documents/change-page-facts';
import type { EditedPage } from '../../pages/documents/edited-page';
import type { SiteLink } from '../link-checks/list-site-links';
import type { LinkHere } from './list-links-here';
import type { PageRights } from './page-rights';
import type { PageCode } from './page-texts';

/** What is wrong with what was entered about a page, and where. */
export interface WrongPage {
  readonly status: 400 | 409;
  readonly field: 'title' | 'slug' | 'at' | 'page';
  readonly text: string;
}

/** One page, and what surrounds it. */
export interface ShownPage {
  readonly page: EditedPage;
  /** What who sees it may do to it. */
  readonly may: PageRights;
  /** The address of the preview of its newest version, and when that ends. */
  readonly preview: { readonly href: string; readonly until: number };
  /** The blocks of other pages that link to it. @default none */
  readonly linksHere?: readonly LinkHere[];
  /** The links to it that are in no block. @default none */
  readonly around?: readonly SiteLink[];
  /** The addresses that lead to it since it was renamed. @default none */
  readonly oldAddresses?: readonly string[];
  /** Where its address leads while visitors do not see it. @default nowhere */
  readonly leadsTo?: string | undefined;
  /** The title of the page that it translates, once that was deleted. @default none */
  readonly deletedOriginal?: string | undefined;
  /** What was just done. @default nothing */
  readonly done?: PageCode | undefined;
  /** The number of its last edit that was seen before publishing. @default it is not listed */
  readonly seen?: number;
  /** What was entered about it. @default what is stored */
  readonly entered?: PageFacts;
  /** What was entered as the hour. @default none */
  readonly at?: string;
  readonly wrong?: WrongPage;
}
