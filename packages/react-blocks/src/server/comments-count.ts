import { blockAttributes } from '@frontage/core-lifecycle/dom';
import { safeHref, type SiteHeaderFooter } from '@frontage/site-model';
import { commentsCountParts } from '../comments-count/comments-count.parts';
import { commentsCountKind, countNeeds } from '../comments-count/count-needs';
import type { PageNeeds } from '../render/page-needs';
import { escapeHtml } from './escape-html';

/**
 * The root that has the counts of a page shown [7.27]; '' on a page without a count, and
 * for a site without a name at the comments service.
 *
 * @param needs what the blocks of the page need
 * @param headerFooter what stands around them
 * @param shortname the site's name there; '' for none
 */
export function commentsCountRoot(
  needs: Required<PageNeeds>,
  { header, footer }: SiteHeaderFooter,
  shortname: string,
): string {
  const around = [...header.navigation, ...footer.columns.flatMap(({ lines }) => lines)];
  const isWanted =
    needs.roots.includes(commentsCountKind) ||
    around.some(({ href }) => countNeeds(href === undefined ? undefined : safeHref(href)));
  if (shortname === '' || !isWanted) return '';
  return `<div ${blockAttributes.block}="${commentsCountKind}" ${blockAttributes.state}="waiting" ${commentsCountParts.shortname}="${escapeHtml(shortname)}" hidden></div>`;
}
