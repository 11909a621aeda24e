import type { SiteHeaderFooter } from '@frontage/site-model';

/** What blocks that show the site itself need besides their page. */
export interface FrameServices {
  /** The name and the menu of the site. @default neither */
  headerFooter?: SiteHeaderFooter | undefined;
}
