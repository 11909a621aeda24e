import { judgeLink } from './judge-link';
import { linkKind, type LinkKind } from './link-kind';
import { safeHref } from './safe-href';

/** What is said of links that were entered [5.17]. In English. */
export const wrongLinkTexts = {
  protocol: 'Links must be formatted as https://example.com or http://example.com',
  email: 'Emails must be formatted as name@example.com',
  empty: 'Enter a link such as /about or https://example.com.',
  phone: 'A phone number has at least 4 digits, as in tel:+441134960000.',
  tooLong: (length: number, most: number) =>
    `The link has ${length} characters; it can have up to ${most}.`,
  notOne: (link: string) => `${link} is not a valid page URL`,
};

/** Links that lead to a page, on the site or elsewhere. */
export const pageLinks: readonly LinkKind[] = ['content', 'file', 'external'];

/** Links that a visitor may be offered: pages, places on a page, and mail and phone addresses. */
export const visitorLinks: readonly LinkKind[] = [...pageLinks, 'anchor', 'miscProtocol'];

/**
 * Says what is wrong with a link that somebody entered [5.08].
 *
 * @param link as it was entered
 * @param kinds which links are taken
 * @param texts what is said. @default English
 * @returns words for whoever entered it; undefined if nothing is wrong
 */
export function wrongLink(
  link: string,
  kinds: readonly LinkKind[],
  texts: typeof wrongLinkTexts = wrongLinkTexts,
): string | undefined {
  const kind = linkKind(link);
  const issue = judgeLink(link);
  if (kind === 'malformedProtocol') return texts.protocol;
  if (issue?.code === 'tooLong') return texts.tooLong(link.trim().length, issue.most);
  if (issue?.code === 'phone' || issue?.code === 'email' || issue?.code === 'empty')
    return texts[issue.code];
  // A path without its first slash would lead elsewhere on each page.
  const isRelative = kind === 'content' && !link.trim().startsWith('/');
  if (issue !== undefined || isRelative || !kinds.includes(kind) || safeHref(link) === undefined)
    return texts.notOne(link.trim());
  return undefined;
}
