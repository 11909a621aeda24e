import type { SiteHeaderFooter } from '@frontage/site-model';

/** What a site is known by. */
export interface SiteSigns {
  /** The asset of its logo. @default its name is shown */
  readonly logoId?: string | undefined;
  /** Addresses of its accounts elsewhere. @default none */
  readonly accounts?: readonly string[] | undefined;
}

/** What blocks that show the site itself need besides their page. */
export interface FrameServices {
  /** The name and the menu of the site. @default neither */
  headerFooter?: SiteHeaderFooter | undefined;
  /** The logo and the accounts of the site, for blocks without their own. @default neither */
  brand?: SiteSigns | undefined;
}
