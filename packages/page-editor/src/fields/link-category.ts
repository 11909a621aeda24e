import { linkKind } from '@frontage/site-model';

/** Categories of links that are found by searching. */
export const foundCategories = ['page', 'product', 'file', 'anchor', 'placeElsewhere'] as const;

/** Categories of links that are written. */
export const writtenCategories = ['email', 'phone', 'outside'] as const;

/** What an owner lets a link lead to [2.13]. */
export type LinkCategory = (typeof foundCategories)[number] | (typeof writtenCategories)[number];

/** Whether what a link leads to is found by searching. */
export function isFoundCategory(
  category: LinkCategory,
): category is (typeof foundCategories)[number] {
  return foundCategories.some((found) => found === category);
}

/** Returns the category of a link; a page for none. */
export function linkCategory(link: string): LinkCategory {
  switch (linkKind(link)) {
    case 'empty':
    case 'collectionPanel':
      return 'page';
    case 'content':
      if (/^\/assets\//.test(link)) return 'file';
      return pageOfPlace(link) === undefined ? 'page' : 'placeElsewhere';
    case 'file':
      return 'file';
    case 'anchor':
      return 'anchor';
    case 'miscProtocol':
      if (/^mailto:/i.test(link)) return 'email';
      return /^tel:/i.test(link) ? 'phone' : 'outside';
    case 'external':
    case 'malformedProtocol':
      return 'outside';
  }
}

/** The address of the page that a link leads into the middle of, such as `/about`. */
export function pageOfPlace(link: string): string | undefined {
  return /^(\/[^?#]*)#./.exec(link.trim())?.[1];
}

/** What an owner writes for a link of a category, without its protocol. */
export function writtenPart(category: LinkCategory, link: string): string {
  if (linkCategory(link) !== category) return '';
  return category === 'outside' ? link : link.replace(/^(mailto|tel):/i, '');
}

/** The link that was written in a category. */
export function writtenLink(category: LinkCategory, written: string): string {
  const text = written.trim();
  if (text === '') return '';
  if (category === 'email') return `mailto:${text.replace(/^mailto:/i, '')}`;
  // People write numbers with blanks, brackets and dots, which no phone needs.
  if (category === 'phone') return `tel:${text.replace(/^tel:/i, '').replace(/[\s().]/g, '')}`;
  return text;
}
