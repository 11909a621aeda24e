import { spokenTexts } from '../texts/spoken-texts';

/** What is said of the parts that every page has. In English. */
export const partTexts = /* @__PURE__ */ spokenTexts('parts', {
  header: 'Header',
  footer: 'Footer',
  announcement: 'Announcement bar',
  everywhere: 'It is on every page of your site, so it is changed in the settings.',
  change: 'Change it in the settings',
  notYours: 'Your role does not let you change it.',
} as const);
