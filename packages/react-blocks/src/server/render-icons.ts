import { escapeHtml } from './escape-html';
import type { PageBrand } from './page-brand';
import { siteIconAddress } from './site-icon';

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
