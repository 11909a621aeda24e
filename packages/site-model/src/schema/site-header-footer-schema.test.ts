import { expect, it } from 'vitest';
import type { SiteHeaderFooter } from '../site-header-footer';
import { siteHeaderFooterSchema } from './site-header-footer-schema';

const sample: SiteHeaderFooter = {
  header: {
    title: 'Kiln & Cup',
    tagline: 'Pots and coffee',
    navigation: [{ title: 'Home', href: '/' }],
  },
  footer: {
    columns: [
      {
        title: 'Visit',
        lines: [{ text: 'Mill Lane 3' }, { text: 'Write', href: 'mailto:a@b.example' }],
      },
    ],
    note: '',
  },
};
const withAddress = (href: string) => ({
  ...sample,
  header: { ...sample.header, navigation: [{ title: 'x', href }] },
});

it('[3.50] header and footer are one object of two parts', () => {
  const parsed: SiteHeaderFooter = siteHeaderFooterSchema.parse(sample);
  expect(parsed).toEqual(sample);
  expect(siteHeaderFooterSchema.safeParse({ header: sample.header }).success).toBe(false);
  expect(siteHeaderFooterSchema.safeParse({ footer: sample.footer }).success).toBe(false);
});

it.each(['/', '/about', '#top', 'https://a.example', 'tel:+123456'])(
  'takes the address %s',
  (href) => expect(siteHeaderFooterSchema.safeParse(withAddress(href)).success).toBe(true),
);

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  '',
])('refuses the address %j', (href) =>
  expect(siteHeaderFooterSchema.safeParse(withAddress(href)).success).toBe(false),
);

it.each([
  ['ar', true],
  ['en-GB', true],
  ['', false],
  ['"><b>', false],
])('takes %j as the language of a link: %s', (language, answer) => {
  const navigation = [{ title: 'x', href: '/', language }];
  const header = { ...sample.header, navigation };
  expect(siteHeaderFooterSchema.safeParse({ ...sample, header }).success).toBe(answer);
});

it('[3.50] a folder has links, and an address or none', () => {
  const accepts = (entry: object) => {
    const header = { ...sample.header, navigation: [entry] };
    const read = siteHeaderFooterSchema.safeParse({ ...sample, header });
    return read.success && read.data.header.navigation[0];
  };
  const links = [{ title: 'Bowls', href: '/bowls' }];
  for (const folder of [
    { title: 'Shop', links },
    { title: 'Shop', href: '/shop', links },
  ])
    expect(accepts(folder)).toEqual(folder);
  for (const wrong of [
    { title: 'Shop', links: [] },
    { title: 'Shop' },
    { title: 'Shop', links: [{ title: 'Inner', links }] },
    { title: 'Shop', href: 'javascript:alert(1)', links },
  ])
    expect(accepts(wrong), JSON.stringify(wrong)).toBe(false);
});
