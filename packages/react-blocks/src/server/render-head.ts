import { pageStylesAttribute } from '@frontage/core-lifecycle/dom';
import { escapeHtml } from './escape-html';
import type { ListPage } from '../render/page-needs';
import type { FrameTexts } from './frame.texts';
import { isPrivate } from './is-private';
import { renderIcons } from './render-icons';
import type { RenderInput } from './render-input';
import { renderShareImage } from './render-share-image';

/** Page types from this number on are the system's, or private [2.16]. */
const firstSystemType = 100;

/** What the head of a page has besides what the page is rendered from. */
export interface HeadParts {
  /** The page's styles, exactly as hashed in its policy. */
  readonly style: string;
  /** The blocks and parts that have these styles, for markup that is added later. */
  readonly styleNames: readonly string[];
  /** In the page's language. */
  readonly texts: FrameTexts;
  /** Links to external font sheets. */
  readonly fontSheets: string;
  /** Which further page of a list it shows; undefined if none. */
  readonly listPage: ListPage | undefined;
  /** The script that keeps early errors; '' for none. */
  readonly census: string;
  /** Addresses of feeds. */
  readonly feeds: readonly string[];
}

/**
 * Renders the head of a page: its metadata, its fonts, its single style sheet, and the boot, which
 * comes before all content so that it listens before the first paint.
 */
export function renderHead(
  input: RenderInput,
  { style, styleNames, texts, fontSheets, listPage, feeds, census }: HeadParts,
): string {
  const { page: stored, headerFooter, runtime, fonts, formState, brand = {} } = input;
  const site = headerFooter.header.title;
  const page = listPage
    ? { ...stored, title: texts.numbered({ title: stored.title, at: listPage.number }) }
    : stored;
  const name = page.slug === '' ? `${site} – ${page.title}` : `${page.title} – ${site}`;
  // A screen reader reads the title first: it must say that the form was not submitted.
  const title = formState?.status === 'failed' ? texts.failed({ title: name }) : name;
  const description =
    page.description === ''
      ? ''
      : `<meta name="description" content="${escapeHtml(page.description)}">`;
  return (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title>${description}${sharing(page, listPage?.query ?? '', site, renderShareImage(brand))}` +
    (listPage ? '' : languageLinks(input)) +
    feeds.map(feedLink).join('') +
    (isPrivate(page) ? '<meta name="robots" content="noindex">' : '') +
    `<meta name="color-scheme" content="light dark">${renderIcons(brand, site)}` +
    fonts.map(preloadFont).join('') +
    fontSheets +
    // Neither is escaped: their texts cannot end their elements.
    `<style ${pageStylesAttribute}="${escapeHtml(styleNames.join(' '))}">${style}</style><script>${runtime.boot.code}</script>${census}`
  );
}

/**
 * What services show for a link to the page, and its canonical address, whatever the visitor has
 * chosen on it but for the page of a list. System pages have none: nobody should link to them.
 */
function sharing(
  { slug, title, description, pageType }: RenderInput['page'],
  query: string,
  site: string,
  image: string,
): string {
  if (pageType >= firstSystemType) return '';
  const facts = { title, description, type: 'website', site_name: site };
  const tags = Object.entries(facts).map(
    ([name, value]) => value && `<meta property="og:${name}" content="${escapeHtml(value)}">`,
  );
  const address = `/${encodeURI(slug)}${query && `?${query}`}`;
  return `<link rel="canonical" href="${escapeHtml(address)}">${tags.join('')}${image}`;
}

/** Leads search engines to the same page in other languages; each names itself as well. */
function languageLinks({ page, versions = [] }: RenderInput): string {
  if (page.pageType >= firstSystemType) return '';
  return versions
    .map(
      ({ language, href }) =>
        `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(href)}">`,
    )
    .join('');
}

function feedLink(href: string): string {
  return `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(href)}">`;
}

function preloadFont(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin="">`;
}
