import type { SiteSigns } from '../server-block/frame-services';

/** A picture that services show beside a link. */
export interface ShareImage {
  /** With its origin, where that is known. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** How a page is shown by browsers and by services that show links to it. */
export interface PageBrand extends SiteSigns {
  /** Address of the icon in tabs. @default the first letter of the site's name */
  readonly icon?: string | undefined;
  /** Address of the icon on the home screens of telephones. @default none */
  readonly touchIcon?: string | undefined;
  /** @default none */
  readonly shareImage?: ShareImage | undefined;
  /** `#rrggbb`. @default the browser's own */
  readonly themeColor?: string | undefined;
  /** The same where dark colours are preferred. @default `themeColor` */
  readonly darkThemeColor?: string | undefined;
}
