import { judgeLink, linkKind, safeHref, type LinkKind } from '@frontage/site-model';
import { englishTexts } from '../texts/server-texts';

/** What is said of links that were entered [5.17]. */
const linkTexts = {
  protocol: 'Links must be formatted as https://example.com or http://example.com',
  email: 'Emails must be formatted as name@example.com',
  empty: 'Enter a link such as /about or https://example.com.',
  phone: 'A phone number has at least 4 digits, as in tel:+441134960000.',
  tooLong: 'The link has {length} characters; it can have up to {most}.',
  notOne: '{val} is not a valid page URL',
} as const;

const { say } = englishTexts(linkTexts);

/** Links that lead to a page, on the site or elsewhere. */
export const pageLinks: readonly LinkKind[] = ['content', 'file', 'external'];

/** Links that a visitor may be offered: pages, places on a page, and mail and phone addresses. */
export const visitorLinks: readonly LinkKind[] = [...pageLinks, 'anchor', 'miscProtocol'];

/**
 * Says what is wrong with a link that somebody entered [5.08].
 *
 * @param link as it was entered
 * @param kinds which links are taken
 * @returns words for whoever entered it; undefined if nothing is wrong
 */
export function wrongLink(link: string, kinds: readonly LinkKind[]): string | undefined {
  const kind = linkKind(link);
  const issue = judgeLink(link);
  if (kind === 'malformedProtocol') return say('protocol');
  if (issue?.code === 'tooLong')
    return say('tooLong', { length: link.trim().length, most: issue.most });
  if (issue?.code === 'phone' || issue?.code === 'email' || issue?.code === 'empty')
    return say(issue.code);
  // A path without its first slash would lead elsewhere on each page.
  const isRelative = kind === 'content' && !link.trim().startsWith('/');
  if (issue !== undefined || isRelative || !kinds.includes(kind) || safeHref(link) === undefined)
    return say('notOne', { val: link.trim() });
  return undefined;
}
