import { readSiteContext } from '@frontage/site-model';
import { describe, expect, it } from 'vitest';
import { testDocument, testInput } from '../testing/test-page';
import { cookieBannerRecord, type ShownCookieBanner } from './render-cookie-banner';
import { renderPage } from './render-page';

const settingsOf = (stored: object) =>
  readSiteContext({ cookieSettings: { isCookieBannerEnabled: true, ...stored } }).context;

/** A served page with the banner. */
function pageWith(stored: object = {}, over: Partial<ShownCookieBanner> = {}) {
  const site = settingsOf(stored);
  const shown = { settings: site.cookieSettings, isOwnLanguage: true, ...over };
  return renderPage(testInput(testDocument(), { site, cookieBanner: shown }));
}

const usual =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';

describe('the cookie banner of a served page', () => {
  it('[5.10a] has its own words where none are stored, and an empty paragraph is none', () => {
    for (const cookieBannerText of ['', '<p></p>', '<p> </p>']) {
      const { html } = pageWith({ cookieBannerText, cookieBannerCtaText: '' });
      expect(html).toContain(usual);
      expect(html).toMatch(/value="accepted"[^>]*><span[^>]*>Accept</);
      expect(html).toMatch(/value="refused"[^>]*><span[^>]*>Decline</);
    }
    const { html } = pageWith({
      cookieBannerText: '<p>Crumbs<img src=x onerror=alert(1)></p>',
      cookieBannerCtaText: '<Fine>',
      cookieBannerOptOutCtaText: 'No',
    });
    expect(html).toContain('<p>Crumbs</p>');
    expect(html).toContain('>&lt;Fine&gt;<');
    expect(html).not.toContain('<img src=x');
  });

  it('[5.10b] is a dark bar with icons that only accepts, unless it is stored', () => {
    const looks = (html: string) =>
      ['cta', 'theme', 'variant', 'accept-type'].map(
        (name) => new RegExp(`<aside[^>]*data-${name}="(\\w*)"`).exec(html)?.[1],
      );
    expect(looks(pageWith().html)).toEqual(['ICON', 'DARK', 'BAR', 'OPT_IN']);
    const stored = {
      cookieBannerCtaVariant: 'TEXT',
      cookieBannerTheme: 'LIGHT',
      cookieBannerVariant: 'POPUP',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    };
    expect(looks(pageWith(stored).html)).toEqual(['TEXT', 'LIGHT', 'POPUP', 'OPT_IN_AND_OUT']);
  });

  it('[5.10c] stands where its kind can stand', () => {
    const place = (variant: string, position: string) =>
      /data-position="(\w+)"/.exec(
        pageWith({ cookieBannerVariant: variant, cookieBannerPosition: position }).html,
      )?.[1];
    expect(place('BAR', 'TOP_LEFT')).toBe('TOP');
    expect(place('BAR', 'BOTTOM_LEFT')).toBe('BOTTOM');
    expect(place('POPUP', 'TOP')).toBe('TOP_LEFT');
    expect(place('POPUP', '')).toBe('BOTTOM_LEFT');
  });

  it('is hidden for a visitor who has answered, and leads to the settings from the footer', () => {
    expect(pageWith({}, { isDecided: true }).html).toMatch(/<aside[^>]* hidden=""/);
    expect(pageWith({}, { isDecided: true, isTrial: true }).html).not.toMatch(/<aside[^>]* hidden/);
    expect(pageWith().html).toContain(
      'Made up · <a href="/_frontage/privacy">Cookie settings</a></p></footer>',
    );
  });

  it('tells scripts what is asked for, and a site that asks nothing has nothing of it', () => {
    expect(pageWith({ isAnalyticsCookiesDisabled: true }).html).toContain(
      'data-page-type="2" data-consent="asked restrictive">',
    );
    const { html, policy } = renderPage(testInput(testDocument()));
    expect(html).not.toMatch(/consent|cookie/i);
    expect(policy.script).toEqual(["'sha256-boot'"]);
    const restrictive = settingsOf({
      isCookieBannerEnabled: false,
      isAnalyticsCookiesDisabled: true,
    });
    const bare = renderPage(testInput(testDocument(), { site: restrictive }));
    expect(bare.html).toContain('<script>consent()</script>');
    expect(bare.policy.script).toContain("'sha256-consent'");
  });
});

it('a ledger keeps what a banner says, under another name for other words', () => {
  const record = (stored: object) =>
    cookieBannerRecord(
      { settings: settingsOf(stored).cookieSettings, isOwnLanguage: true },
      undefined,
    );
  expect(record({}).text).toBe(`${usual}\n[Accept]`);
  const both = record({
    cookieBannerText: '<p>We <b>count</b></p>',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  });
  expect(both.text).toBe('We count\n[Accept]\n[Decline]');
  expect(both.hash).toMatch(/^[\w-]{32}$/);
  expect(both.hash).not.toBe(record({}).hash);
});
