import type { SiteHeaderFooter } from '@frontage/site-model';
import type { FrameTexts } from './frame.texts';
import { escapeHtml } from './escape-html';
import { renderCurrent, renderLink, renderNavigation } from './render-navigation';

/** Parts of a body that not every page has, as HTML. */
export interface BodyParts {
  /** What else the header has, such as the cart. @default nothing */
  readonly header?: string | undefined;
  /** What stands above the header. @default nothing */
  readonly above?: string | undefined;
  /** What follows the footer. @default nothing */
  readonly end?: string | undefined;
  /** What follows the note in the footer, such as a link. @default nothing */
  readonly note?: string | undefined;
}

/**
 * Renders the body of a page [3.50]: header, sections, footer. Concatenates text, because every
 * page has it and it is rendered again with every edit.
 *
 * @param headerFooter the site's
 * @param path the page's own address; the navigation marks it, or the section that it is in
 * @param sections the sections, already rendered
 * @param texts in the page's language
 * @param parts those that not every page has, already rendered
 */
export function renderBody(
  { header, footer }: SiteHeaderFooter,
  path: string,
  sections: string,
  texts: FrameTexts,
  { header: inHeader = '', above = '', end = '', note = '' }: BodyParts = {},
): string {
  return (
    `<a class="fr-skip" href="#content">${escapeHtml(texts.skip)}</a>` +
    above +
    '<header class="fr-header"><div class="fr-header__inner">' +
    `<a class="fr-header__title" href="/"${renderCurrent(path === '/' ? 'page' : undefined)}>${escapeHtml(header.title)}</a>` +
    renderNavigation(header.navigation, path, texts) +
    `${inHeader}</div></header>` +
    `<main id="content" tabindex="-1">${sections}</main>` +
    `<footer class="fr-footer"><div class="fr-footer__inner">${footer.columns.map(renderColumn).join('')}</div>` +
    `<p class="fr-footer__note">${[escapeHtml(footer.note), note].filter(Boolean).join(' · ')}</p></footer>` +
    end
  );
}

function renderColumn({ title, lines }: SiteHeaderFooter['footer']['columns'][number]): string {
  const items = lines.map(
    ({ text, href, language }) =>
      `<li>${href === undefined ? escapeHtml(text) : renderLink(text, { href, language })}</li>`,
  );
  return `<section><h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul></section>`;
}
