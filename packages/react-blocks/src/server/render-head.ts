import { pageStylesAttribute } from '@frontage/core-lifecycle/dom';
import { escapeHtml } from './escape-html';
import type { FrameTexts } from './frame.texts';
import { isPrivate } from './is-private';
import { renderIcons } from './render-icons';
import type { RenderInput } from './render-input';
import { renderShareImage } from './render-share-image';

/** Page types from this number on are the system's, or private [2.16]. */
const firstSystemType = 100;

/**
 * Renders the head of a page: its metadata, its fonts, its single style sheet, and the boot, which
 * comes before all content so that it listens before the first paint.
 *
 * @param input what the page is rendered from
 * @param style the page's styles, exactly as hashed in its policy
 * @param styleNames the blocks and parts that have these styles, for markup that is added later
 * @param texts in the page's language
 * @param fontSheets links to external font sheets
 */
export function renderHead(
  { page, headerFooter, runtime, fonts, formState, brand = {} }: RenderInput,
  style: string,
  styleNames: readonly string[],
  texts: FrameTexts,
  fontSheets: string,
): string {
  const site = headerFooter.header.title;
  const name = page.slug === '' ? `${site} – ${page.title}` : `${page.title} – ${site}`;
  // A screen reader reads the title first: it must say that the form was not submitted.
  const title = formState?.status === 'failed' ? texts.failed({ title: name }) : name;
  const description =
    page.description === ''
      ? ''
      : `<meta name="description" content="${escapeHtml(page.description)}">`;
  return (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title>${description}${sharing(page, site, renderShareImage(brand))}` +
    (isPrivate(page) ? '<meta name="robots" content="noindex">' : '') +
    `<meta name="color-scheme" content="light dark">${renderIcons(brand, site)}` +
    fonts.map(preloadFont).join('') +
    fontSheets +
    // Neither is escaped: their texts cannot end their elements.
    `<style ${pageStylesAttribute}="${escapeHtml(styleNames.join(' '))}">${style}</style><script>${runtime.boot.code}</script>`
  );
}

/**
 * What services show for a link to the page, and its canonical address, whatever the visitor has
 * chosen on it. System pages have none: nobody should link to them.
 */
function sharing(
  { slug, title, description, pageType }: RenderInput['page'],
  site: string,
  image: string,
): string {
  if (pageType >= firstSystemType) return '';
  const facts = { title, description, type: 'website', site_name: site };
  const tags = Object.entries(facts).map(
    ([name, value]) => value && `<meta property="og:${name}" content="${escapeHtml(value)}">`,
  );
  return `<link rel="canonical" href="/${escapeHtml(encodeURI(slug))}">${tags.join('')}${image}`;
}

function preloadFont(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin="">`;
}
