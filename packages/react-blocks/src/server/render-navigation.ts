import { blockAttributes } from '@frontage/core-lifecycle/dom';
import { safeHref, type NavigationEntry, type NavigationFolder } from '@frontage/site-model';
import { headerMenuParts } from '../blocks/header-menu/header-menu.parts';
import { placeOfLink, type LinkPlace } from '../render/place-of-link';
import { escapeHtml } from './escape-html';
import type { FrameTexts } from './frame.texts';

/** The block, and the styles, of a navigation with folders. */
export const headerMenuKind = 'header-menu';

/** Whether a navigation has folders, which need that block. */
export function hasFolders(navigation: readonly NavigationEntry[]): boolean {
  return navigation.some((entry) => 'links' in entry);
}

/**
 * Renders the links above every page [3.50], and the button that shows them on phones. Folders open
 * and close without scripts.
 *
 * @param navigation the site's
 * @param path the page's own address, which is marked, as is the section that it is in
 * @param texts in the page's language
 */
export function renderNavigation(
  navigation: readonly NavigationEntry[],
  path: string,
  texts: FrameTexts,
): string {
  const items = navigation
    .map((entry) =>
      'links' in entry
        ? `<li class="${headerMenuParts.folder}">${renderFolder(entry, path, texts)}</li>`
        : `<li>${renderLink(entry.title, entry, placeOfLink(entry.href, path))}</li>`,
    )
    .join('');
  const menu =
    items &&
    `<button type="button" class="fr-header__menu" popovertarget="fr-menu">${escapeHtml(texts.menu)}</button>`;
  const block = hasFolders(navigation)
    ? ` ${blockAttributes.block}="${headerMenuKind}" ${blockAttributes.state}="waiting"`
    : '';
  return `${menu}<nav class="fr-header__nav" id="fr-menu" popover aria-label="${escapeHtml(texts.navigation)}"${block}><ul>${items}</ul></nav>`;
}

/** A folder: its word, which may lead somewhere itself, and what opens its links. */
function renderFolder(
  { links, href, ...folder }: NavigationFolder,
  path: string,
  texts: FrameTexts,
) {
  const places = links.map((link) => placeOfLink(link.href, path));
  const list = links.map(
    ({ title, ...to }, index) => `<li>${renderLink(title, to, places[index])}</li>`,
  );
  const within = places.some((place) => place !== undefined) ? 'true' : undefined;
  const { title, language = '' } = folder;
  const spoken = language && ` lang="${escapeHtml(language)}"`;
  const summary =
    href === undefined
      ? `<summary${spoken}${renderCurrent(within)}>${escapeHtml(title)}</summary>`
      : `<summary aria-label="${escapeHtml(texts.more({ title }))}"></summary>`;
  const link =
    href === undefined
      ? ''
      : renderLink(title, { href, language }, placeOfLink(href, path) ?? within);
  return `${link}<details name="fr-folder">${summary}<ul>${list.join('')}</ul></details>`;
}

/** Where a link leads, and the language of its text and of the page there. */
interface LinkTarget {
  readonly href: string;
  readonly language?: string | undefined;
}

/** Renders a link; an unsafe address leaves it without a target. */
export function renderLink(
  text: string,
  { href, language = '' }: LinkTarget,
  place?: LinkPlace,
): string {
  const safe = safeHref(href);
  const tag = escapeHtml(language);
  const spoken = tag && ` lang="${tag}" hreflang="${tag}"`;
  return `<a${safe === undefined ? '' : ` href="${escapeHtml(safe)}"`}${spoken}${renderCurrent(place)}>${escapeHtml(text)}</a>`;
}

/** Marks what leads to this page, or to the section that it is in. */
export function renderCurrent(place: LinkPlace | undefined): string {
  return place === undefined ? '' : ` aria-current="${place}"`;
}
