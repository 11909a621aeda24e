import { blockAttributes } from '@frontage/core-lifecycle/dom';
import {
  navigationLinks,
  safeHref,
  type SiteContext,
  type SiteHeaderFooter,
} from '@frontage/site-model';
import { commentsCountParts } from '../comments-count/comments-count.parts';
import { commentsCountKind, countNeeds } from '../comments-count/count-needs';
import type { PageNeeds } from '../render/page-needs';
import { escapeHtml } from './escape-html';

/**
 * Gives the root that makes the counts of a page appear [7.27]; '' on a page without a count, and
 * for a site that has turned comments off or has no name at the comments service [3.21].
 *
 * @param needs what the blocks of the page need
 * @param headerFooter the header and footer around them
 * @param site whether it has comments, and its name at the service; '' for none
 */
export function commentsCountRoot(
  needs: Required<PageNeeds>,
  { header, footer }: SiteHeaderFooter,
  { commentsEnabled, disqusShortname }: Pick<SiteContext, 'commentsEnabled' | 'disqusShortname'>,
): string {
  const around = [
    ...navigationLinks(header.navigation),
    ...footer.columns.flatMap(({ lines }) => lines),
  ];
  const isWanted =
    needs.roots.includes(commentsCountKind) ||
    around.some(({ href }) => countNeeds(href === undefined ? undefined : safeHref(href)));
  if (!commentsEnabled || disqusShortname === '' || !isWanted) return '';
  return `<div ${blockAttributes.block}="${commentsCountKind}" ${blockAttributes.state}="waiting" ${commentsCountParts.shortname}="${escapeHtml(disqusShortname)}" hidden></div>`;
}
