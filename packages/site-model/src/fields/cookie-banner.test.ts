import { expect, it } from 'vitest';
import { cookiePolicy } from '../cookie-policy';
import { readSiteContext } from '../read-site-context';
import { readCookieBanner } from './cookie-banner';
import { readHtmlWords, writeHtmlWords } from './html-words';

const settings = (cookieSettings: object = {}) =>
  readSiteContext({ cookieSettings }).context.cookieSettings;

it('[3.22a] the settings of the cookie banner are read with all their fields', () => {
  const stored = settings({
    cookieBannerCtaText: ' Fine ',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerPosition: 'TOP_RIGHT',
    cookieBannerText: '<p>We <b>count</b>.</p>',
    cookieBannerTheme: 'LIGHT',
    cookieBannerVariant: 'POPUP',
    cookieBannerOptOutCtaText: 'No',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    isCookieBannerEnabled: true,
  });
  expect(readCookieBanner(stored)).toEqual({
    paragraphs: [['We ', { text: 'count', strong: true }, '.']],
    accept: 'Fine',
    decline: 'No',
    ctaVariant: 'BUTTON',
    theme: 'LIGHT',
    variant: 'POPUP',
    position: 'TOP_RIGHT',
    acceptType: 'OPT_IN_AND_OUT',
  });
});

it('empty and unknown settings mean the defaults', () => {
  const usual = {
    paragraphs: [],
    accept: '',
    decline: '',
    ctaVariant: 'ICON',
    theme: 'DARK',
    variant: 'BAR',
    position: 'BOTTOM',
    acceptType: 'OPT_IN',
  };
  expect(readCookieBanner(settings())).toEqual(usual);
  const unknown = {
    cookieBannerCtaVariant: 'LOUD',
    cookieBannerPosition: 'MIDDLE',
    cookieBannerText: '<p></p>',
    cookieBannerTheme: 'red',
    cookieBannerVariant: 'bar',
    cookieBannerAcceptType: 'OPT_OUT',
  };
  expect(readCookieBanner(settings(unknown))).toEqual(usual);
});

it.each([
  [true, false, true, false, false],
  [false, true, false, false, true],
  [true, true, true, true, true],
])(
  '[3.22b] analytics cookies disabled %s and absolute %s: restrictive %s, absolute %s',
  (isAnalyticsCookiesDisabled, isAbsolute, isRestrictive, absolute, isActivityLogEnabled) => {
    const stored = settings({
      isAnalyticsCookiesDisabled,
      isRestrictiveCookiePolicyAbsolute: isAbsolute,
      isActivityLogEnabled,
    });
    expect(cookiePolicy(stored)).toEqual({
      isCookieBannerEnabled: false,
      isRestrictiveCookiePolicyEnabled: isRestrictive,
      isRestrictiveCookiePolicyAbsolute: absolute,
      isVisitorDataRestricted: !isActivityLogEnabled,
    });
  },
);

it.each([
  ['<p></p>', []],
  ['<p> &nbsp;<br></p>', []],
  ['plain', [['plain']]],
  [
    '<p>One</p><p>two &amp; <em>three</em></p>',
    [['One'], ['two & ', { text: 'three', emphasis: true }]],
  ],
  ['a <a href="/privacy">link</a>', [['a ', { text: 'link', href: '/privacy' }]]],
  ['<a href="javascript:alert(1)">x</a>', [['x']]],
  ['<script>alert(1)</script><img src=x onerror=alert(1)>safe < sound', [['safe ', '<', ' sound']]],
])('%s is read without what could run', (html, paragraphs) =>
  expect(readHtmlWords(html)).toEqual(paragraphs),
);

it('words come back as they were written', () => {
  const paragraphs = [
    ['We “<count>” & ', { text: 'tell', strong: true, emphasis: true, href: '/a?b=1&c="2"' }],
    ['more'],
  ];
  expect(readHtmlWords(writeHtmlWords(paragraphs))).toEqual(paragraphs);
});
