import { escapeHtml } from './escape-html';
import { siteIconAddress } from './site-icon';

/** A picture that services show beside a link. */
export interface ShareImage {
  /** With its origin, where that is known. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** How a page is shown by browsers and by services that show links to it. */
export interface PageBrand {
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

/** Renders the icons of a page and the colour of the browser around it. */
export function renderIcons(
  { icon, touchIcon, themeColor, darkThemeColor = themeColor }: PageBrand,
  site: string,
): string {
  const color = (content: string | undefined, scheme: string) =>
    content === undefined
      ? ''
      : `<meta name="theme-color" content="${escapeHtml(content)}" media="(prefers-color-scheme: ${scheme})">`;
  const touch =
    touchIcon === undefined ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`;
  return (
    `<link rel="icon" href="${escapeHtml(icon ?? siteIconAddress(site))}">` +
    touch +
    color(themeColor, 'light') +
    color(darkThemeColor, 'dark')
  );
}

/** Renders the picture that services show beside a link to a page; nothing without one. */
export function renderShareImage({ shareImage }: PageBrand): string {
  if (!shareImage) return '';
  const { src, width, height, alt } = shareImage;
  const facts = { image: src, 'image:width': width, 'image:height': height, 'image:alt': alt };
  const tags = Object.entries(facts).map(([name, value]) =>
    value === '' || value === 0
      ? ''
      : `<meta property="og:${name}" content="${escapeHtml(String(value))}">`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}
