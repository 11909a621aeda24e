import { escapeHtml } from './escape-html';
import type { FrameTexts } from './frame.texts';
import type { RenderInput } from './render-input';
import { siteIcon } from './site-icon';

/**
 * The head of a page: what it is, its fonts, its one style sheet, and the boot, which
 * stands before all content so that it listens before the first paint.
 *
 * @param input what the page is rendered from
 * @param style the page's styles, as hashed in its policy
 * @param texts in the page's language
 * @param fontSheets links to font sheets of others
 */
export function renderHead(
  { page, headerFooter, runtime, fonts, formState }: RenderInput,
  style: string,
  texts: FrameTexts,
  fontSheets: string,
): string {
  const site = headerFooter.header.title;
  const name = page.slug === '' ? `${site} – ${page.title}` : `${page.title} – ${site}`;
  // A screen reader reads the title first: it must say that the form did not arrive.
  const title = formState?.status === 'failed' ? texts.failed({ title: name }) : name;
  const description =
    page.description === ''
      ? ''
      : `<meta name="description" content="${escapeHtml(page.description)}">`;
  return (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title>${description}` +
    `<meta name="color-scheme" content="light dark"><link rel="icon" href="${escapeHtml(siteIcon(site))}">` +
    fonts.map(preloadFont).join('') +
    fontSheets +
    // Neither is escaped: their texts cannot end their elements.
    `<style>${style}</style><script>${runtime.boot.code}</script>`
  );
}

function preloadFont(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin="">`;
}
