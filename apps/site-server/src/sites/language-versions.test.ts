import type { NavigationLink } from '@frontage/site-model';
import { expect, it } from 'vitest';
import { settings } from '../testing/site-fixture';
import { languageVersions } from './language-versions';

const link = (href: string, language: string): NavigationLink => ({ title: href, href, language });
const frame = (...navigation: NavigationLink[]) => ({
  header: { title: 'Studio', navigation },
  footer: { columns: [], note: '' },
});

/** What an English page is told of its versions, by the links of the frame of each language. */
function versionsOf(
  slug: string,
  frames: { en: NavigationLink[] } & Record<string, NavigationLink[]>,
  language?: string,
) {
  const { en, ...others } = frames;
  const entries = Object.entries(others).map(
    ([tag, links]) => [tag, { headerFooter: frame(...links) }] as const,
  );
  const site = {
    ...settings,
    locale: 'en-GB',
    headerFooter: frame(...en),
    languages: Object.fromEntries(entries),
  };
  return languageVersions(site, { slug, document: language ? { language } : {} });
}

it('two pages that lead to each other are versions, called alike by both', () => {
  const frames = { en: [link('/ar', 'ar')], ar: [link('/', 'en')] };
  const both = [
    { language: 'en', path: '/' },
    { language: 'ar', path: '/ar' },
  ];
  expect(versionsOf('', frames)).toEqual(both);
  expect(versionsOf('ar', frames, 'ar-EG')).toEqual([...both].reverse());
});

it('a page that no other language leads back to has no versions', () => {
  const frames = { en: [link('/ar', 'ar')], ar: [link('/', 'en')] };
  expect(versionsOf('shop', frames)).toEqual([]);
  expect(versionsOf('', { en: [link('/ar', 'ar')], ar: [] })).toEqual([]);
});

it('a line of the footer counts, one version of a language, and only pages of the site', () => {
  const frames = {
    en: [link('/ar', 'ar'), link('/ar-2', 'ar'), link('https://he.example/', 'he')],
    ar: [link('/', 'en')],
    he: [link('/', 'en')],
  };
  expect(versionsOf('', frames).map(({ path }) => path)).toEqual(['/', '/ar']);
  const footer = {
    columns: [{ title: 'In', lines: [{ text: 'English', href: '/', language: 'en' }] }],
    note: '',
  };
  const arabic = { header: { title: 'مرسم', navigation: [] }, footer };
  const site = {
    ...settings,
    headerFooter: frame(link('/ar', 'ar')),
    languages: { ar: { headerFooter: arabic } },
  };
  expect(languageVersions(site, { slug: '', document: {} })).toHaveLength(2);
});

it('[3.50] a link in a folder counts', () => {
  const folder = { title: 'Languages', links: [link('/ar', 'ar')] };
  const site = {
    ...settings,
    headerFooter: { ...frame(), header: { title: 'Studio', navigation: [folder] } },
    languages: { ar: { headerFooter: frame(link('/', 'en')) } },
  };
  expect(languageVersions(site, { slug: '', document: {} })).toHaveLength(2);
});

it('one frame that leads to the page of each language will do', () => {
  const frames = { en: [link('/', 'en'), link('/de', 'de'), link('/fr', 'fr')] };
  const all = [
    { language: 'de', path: '/de' },
    { language: 'en', path: '/' },
    { language: 'fr', path: '/fr' },
  ];
  expect(versionsOf('de', frames, 'de')).toEqual(all);
});
