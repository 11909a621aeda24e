import { textDirection } from '@frontage/site-model';
import { escapeHtml } from './escape-html';

/** A page in one of several languages, as the header of each leads to it. */
export interface LanguageLink {
  /** BCP 47. */
  readonly language: string;
  /** The language's own name for itself. */
  readonly name: string;
  /** The path of the page. */
  readonly path: string;
}

/** Up to here they stand side by side; more open below the name of the present one. */
const mostSideBySide = 2;

/** The styles of the links alone, which pages in one language do without. */
export const languageLinksCss = `@layer base {
.fr-languages ul { display: flex; flex-wrap: wrap; column-gap: var(--fr-space-6); }
.fr-languages [aria-current] { text-decoration: underline 2px var(--fr-color-accent); text-underline-offset: 0.4em; }
.fr-languages details { position: relative; }
.fr-languages summary { display: inline-flex; align-items: center; gap: 0.5em; min-block-size: var(--fr-target); cursor: pointer; list-style: none; }
.fr-languages summary::-webkit-details-marker { display: none; }
.fr-languages summary::after { content: ''; inline-size: 0.4em; block-size: 0.4em; margin-block-start: -0.2em; border: solid; border-width: 0 1.5px 1.5px 0; transform: rotate(45deg); }
.fr-languages details[open] summary::after { margin-block-start: 0.2em; transform: rotate(225deg); }
.fr-languages details ul { position: absolute; z-index: 6; inset-block-start: 100%; inset-inline-end: 0; display: grid; max-block-size: 60dvb; overflow: auto; padding: var(--fr-space-3) var(--fr-space-6); border: 1px solid var(--fr-color-line-strong); border-radius: var(--fr-radius-1); background: var(--fr-color-ground); color: var(--fr-color-text); white-space: nowrap; }
@media (width > 45rem) { .fr-header__nav, .fr-languages { margin-inline-start: auto; } }
@media (width <= 45rem) { .fr-header__inner:has(.fr-languages) { column-gap: var(--fr-space-5); } .fr-languages > ul li:has([aria-current]) { display: none; } }
@media print { .fr-languages { display: none; } }
}`;

/**
 * Renders the part of a header that leads to the same page in other languages, each by its own name
 * [3.52]. It works without scripts.
 *
 * @param links the page in several languages, itself among them
 * @param path the page's own
 * @param name what the part is called, in the page's language
 * @returns '' for a page in one language
 */
export function renderLanguageLinks(
  links: readonly LanguageLink[],
  path: string,
  name: string,
): string {
  if (links.length < 2) return '';
  const items = links.map((to) => {
    const current = to.path === path ? ' aria-current="page"' : '';
    return `<li><a href="${escapeHtml(encodeURI(to.path))}" hreflang="${escapeHtml(to.language)}"${named(to)}${current}>${escapeHtml(to.name)}</a></li>`;
  });
  const list = `<ul>${items.join('')}</ul>`;
  const present = links.find((to) => to.path === path);
  const inside =
    links.length > mostSideBySide && present
      ? `<details><summary><span${named(present)}>${escapeHtml(present.name)}</span></summary>${list}</details>`
      : list;
  return `<nav class="fr-languages" aria-label="${escapeHtml(name)}">${inside}</nav>`;
}

/** The language and direction of a language's name for itself. */
function named({ language }: LanguageLink): string {
  return ` lang="${escapeHtml(language)}" dir="${textDirection(language)}"`;
}
