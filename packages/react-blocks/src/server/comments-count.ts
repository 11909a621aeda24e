import { blockAttributes } from '@frontage/core-lifecycle/dom';
import { commentsCountParts } from '../comments-count/comments-count.parts';
import { escapeHtml } from './escape-html';

/**
 * How a place for a count looks in rendered markup; words of a page have no quotes of their own.
 */
const places = [`${commentsCountParts.threadHash}"`, ` ${commentsCountParts.identifier}="`];

/**
 * The root that has the counts of a page shown [7.27]; '' on a page without a count, and
 * for a site without a name at the comments service.
 *
 * @param body the page's markup
 * @param shortname the site's name there; '' for none
 */
export function commentsCountRoot(body: string, shortname: string): string {
  if (shortname === '' || !places.some((place) => body.includes(place))) return '';
  return `<div ${blockAttributes.block}="comments-count" ${blockAttributes.state}="waiting" ${commentsCountParts.shortname}="${escapeHtml(shortname)}" hidden></div>`;
}
