import { wrongLinkTexts } from '@frontage/site-model';
import { spokenTexts } from '../texts/spoken-texts';
import type { LinkCategory } from './link-category';

/** What the dialog of links says. In English. */
export const linkTexts = /* @__PURE__ */ spokenTexts('links', {
  heading: 'Link',
  leadsTo: 'Leads to',
  categories: {
    page: 'A page',
    product: 'A product',
    file: 'A file',
    anchor: 'A place on this page',
    placeElsewhere: 'A place on another page',
    email: 'An email address',
    phone: 'A phone number',
    outside: 'Another address',
  } satisfies Readonly<Record<LinkCategory, string>>,
  labels: { email: 'Email address', phone: 'Phone number', outside: 'Address' },
  hints: {
    email: 'Such as name@example.com.',
    phone: 'Such as +441134960000.',
    outside: 'Such as https://example.com, or /page on this site.',
  },
  choosePage: 'Choose the page first, then the place on it.',
  placeOn: (page: string) => `On ${page}`,
  otherPage: 'Another page',
  now: (to: string) => `It leads to ${to} now.`,
  nowNowhere: 'It leads nowhere now.',
  set: 'Set link',
  remove: 'Take the link off',
} as const);

/** What is wrong with a link that was entered. In English. */
export const linkIssueTexts = /* @__PURE__ */ spokenTexts('linkIssues', wrongLinkTexts);
