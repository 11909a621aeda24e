import { formMessage } from '@frontage/form-runtime';
import {
  readSiteAnnouncement,
  readSiteBadge,
  readSiteInfoBar,
  readSitePopup,
} from '@frontage/site-model/fields';
import { expect, it } from 'vitest';
import { formTexts } from '../forms/definitions/form-texts';
import { settings } from '../testing/site-fixture';
import { pageLanguage } from './page-language';

const headerFooter = { ...settings.headerFooter, header: { title: 'مرسم', navigation: [] } };
const announcement = readSiteAnnouncement({ isShown: true, words: ['Open on Sunday'] });
const popup = readSitePopup({ title: 'News', delay: 9 });
const infoBar = readSiteInfoBar({ phone: '+44 1', hours: ['Daily'] });
const badge = readSiteBadge({ isShown: true });
const parts = { announcement, popup, infoBar, badge };
const texts = { form: { REQUIRED: '{title} مطلوب.' } };
const site = {
  ...settings,
  fonts: ['/a.woff2'],
  announcement,
  popup,
  infoBar,
  badge,
  languages: {
    ar: { headerFooter, fonts: [], texts, popup: { title: 'أخبار' } },
    he: {},
  },
};

it("a page that tells no language is in its site's", () => {
  const { locale, dir, fonts } = site;
  expect(pageLanguage(site, {})).toEqual({
    locale,
    dir,
    fonts,
    headerFooter: settings.headerFooter,
    parts,
  });
});

it.each(['ar', 'ar-EG', 'ar-Arab-EG'])(
  'a page in %s has what the site has for Arabic',
  (language) => {
    expect(pageLanguage(site, { language })).toEqual({
      locale: language,
      dir: 'rtl',
      headerFooter,
      fonts: [],
      texts,
      parts: { ...parts, popup: { ...popup, title: 'أخبار' } },
    });
  },
);

it.each([
  ['he', 'rtl'],
  ['de', 'ltr'],
  ['constructor', 'ltr'],
] as const)(
  'a page in %s, for which the site has nothing, has the frame of all',
  (language, dir) => {
    expect(pageLanguage(site, { language })).toEqual({
      locale: language,
      dir,
      headerFooter: settings.headerFooter,
      fonts: site.fonts,
      parts,
    });
  },
);

it("a form says what the page's language has for it, and the rest in English", () => {
  const arabic = formTexts(site, 'ar-EG');
  expect([formMessage('REQUIRED', arabic, { title: 'الاسم' }), formMessage(429, arabic)]).toEqual([
    'الاسم مطلوب.',
    formMessage(429),
  ]);
  expect(formTexts(site, undefined)).toEqual({});
});
