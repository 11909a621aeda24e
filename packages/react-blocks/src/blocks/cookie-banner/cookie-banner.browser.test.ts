import { readSiteContext, tokensCss } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import pageCss from '../../page/page.css?inline';
import { renderPage } from '../../server/render-page';
import { testDocument, testInput, testRuntime } from '../../testing/test-page';
import css from './cookie-banner.css?inline';
import { startConsent } from './start-consent';

// Node's own hashes, which a browser has not; what they are made of is not looked at here.
vi.mock('../../server/policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

const asked = { isCookieBannerEnabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT' };
const fontSheets = [
  { address: 'https://fonts.example/css?family=A', filesFrom: 'https://files.example' },
];

/** Opens a served page with the banner in a frame of its own, where its script runs by itself. */
async function open(
  stored: object = {},
  { width = 1000, isRtl = false, scripts = true, isTrial = false } = {},
) {
  const site = readSiteContext({ cookieSettings: { ...asked, ...stored } }).context;
  const { html } = renderPage(
    testInput(testDocument(), {
      site,
      dir: isRtl ? 'rtl' : 'ltr',
      fontSheets,
      runtime: { ...testRuntime, consent: { code: 'parent.startInFrame(window)', hash: '' } },
      cookieBanner: { settings: site.cookieSettings, isOwnLanguage: true, isTrial },
    }),
  );
  const frame = document.createElement('iframe');
  frame.style.cssText = `inline-size:${width}px;block-size:700px;border:0`;
  const styled = html.replace(
    /<style[^>]*>.*?<\/style>/s,
    `<style>${tokensCss()}${pageCss}${css}</style>`,
  );
  // The build's script, which starts where it stands.
  Object.assign(window, { startInFrame: (page: Window) => startConsent(page) });
  frame.srcdoc = scripts ? styled : styled.replaceAll(/<script>.*?<\/script>/gs, '');
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve));
  const page = frame.contentWindow;
  if (!page) throw new Error('The frame has no window.');
  const posts: string[] = [];
  page.fetch = (_address, init) => {
    posts.push(String(init?.body));
    return Promise.reject(new Error('The server is down.'));
  };
  const find = <Found extends Element>(selector: string) =>
    page.document.querySelector<Found>(selector);
  const banner = () => find<HTMLElement>('.fr-cookies');
  const press = (value: string) => find<HTMLElement>(`.fr-cookies [value=${value}]`)?.click();
  const tell = (name: string, detail?: object) =>
    page.document.dispatchEvent(new CustomEvent(`cookieBanner:${name}`, { detail }));
  return { page, posts, find, banner, press, tell };
}

/** Where something is seen in its frame. */
const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

/** Another visitor, who has not answered; other files of tests have the same cookies. */
const forget = () => void (document.cookie = 'ss_cookieAllowed=; max-age=0; path=/');

beforeEach(forget);
afterEach(() => {
  forget();
  document.body.replaceChildren();
});

describe('the cookie banner', () => {
  it.each(['accepted', 'refused'])(
    '[4.05a] is removed when its visitor has %s, and stays away',
    async (choice) => {
      const { page, posts, banner, press, find } = await open();
      expect(banner()).not.toBeNull();
      find<HTMLElement>(`[value=${choice}]`)?.focus();
      press(choice);
      expect(banner()).toBeNull();
      expect(page.document.activeElement?.id).toBe('content');
      expect(page.document.cookie).toBe(`ss_cookieAllowed=${choice === 'accepted'}`);
      expect(posts).toEqual([expect.stringContaining(`choice=${choice}`)]);
      expect((await open()).banner()).toBeNull();
    },
  );

  it('[5.10a] [5.10b] is a dark bar at the bottom with one icon, in its own words, unless it is stored', async () => {
    const { banner, find } = await open({
      cookieBannerText: '<p></p>',
      cookieBannerCtaText: '',
      cookieBannerAcceptType: '',
    });
    expect(find('.fr-cookies__words')?.textContent).toMatch(/^By using this website, you agree/);
    const accept = find<HTMLElement>('[value=accepted]');
    expect([accept?.innerText, accept?.textContent]).toEqual(['Accept', 'Accept']);
    expect(boxOf(find('[value=accepted] .fr-cookies__label')).width).toBe(1);
    expect(boxOf(find('[value=refused]')).width).toBe(0);
    expect(boxOf(banner()).bottom).toBe(700);
    expect(getComputedStyle(banner() ?? document.body).colorScheme).toBe('dark');
    const other = await open({ cookieBannerText: '<p>Crumbs</p>', cookieBannerTheme: 'LIGHT' });
    expect(other.find('.fr-cookies__words')?.textContent).toBe('Crumbs');
    expect(getComputedStyle(other.banner() ?? document.body).colorScheme).toBe('light');
  });

  it('[4.05a] is gone once it is answered also where the browser takes no cookie, until the next page', async () => {
    const { page, banner, press, tell } = await open();
    Object.defineProperty(page.document, 'cookie', { get: () => '', set: () => {} });
    press('accepted');
    expect(banner()).toBeNull();
    tell('unforce');
    expect(banner()).toBeNull();
  });

  it('[4.05b] can be forced, updated and restored by events', async () => {
    const { banner, press, tell, find } = await open({ cookieBannerText: '<p>Our <b>own</b></p>' });
    press('accepted');
    tell('force');
    expect(banner()).not.toBeNull();
    tell('update', {
      cookieBannerText: '<p>Others</p>',
      cookieBannerCtaText: 'Fine',
      cookieBannerVariant: 'POPUP',
      cookieBannerAcceptType: 'OPT_IN',
    });
    expect(find('.fr-cookies__words')?.textContent).toBe('Others');
    expect(find('[value=accepted]')?.textContent).toBe('Fine');
    expect(boxOf(banner()).width).toBeLessThan(500);
    expect(boxOf(find('[value=refused]')).width).toBe(0);
    tell('unforce');
    expect(banner()).toBeNull();
    tell('force');
    expect(find('.fr-cookies__words b, .fr-cookies__words strong')?.textContent).toBe('own');
    expect(boxOf(banner()).width).toBe(1000);
    expect(boxOf(find('[value=refused]')).width).toBeGreaterThanOrEqual(44);
  });

  it.each([
    ['BAR', 'TOP_RIGHT', 'top'],
    ['BAR', 'TOP', 'top'],
    ['BAR', 'BOTTOM_RIGHT', 'bottom'],
    ['BAR', '', 'bottom'],
    ['POPUP', '', 'bottom left'],
    ['POPUP', 'TOP', 'top left'],
    ['POPUP', 'BOTTOM', 'bottom left'],
    ['POPUP', 'TOP_RIGHT', 'top right'],
  ])('[5.10c] a %s at %j stands %s, also where an event says so', async (variant, place, where) => {
    const stored = { cookieBannerVariant: variant, cookieBannerPosition: place };
    const seen = (box: DOMRect) => {
      const edge = box.top < 100 ? 'top' : 'bottom';
      if (variant === 'BAR') return box.width === 1000 ? edge : 'no bar';
      return `${edge} ${box.left < 100 ? 'left' : 'right'}`;
    };
    const { banner, tell } = await open(stored);
    expect(seen(boxOf(banner()))).toBe(where);
    tell('update', { cookieBannerVariant: 'BAR', cookieBannerPosition: 'TOP' });
    tell('update', stored);
    expect(seen(boxOf(banner()))).toBe(where);
  });

  it('shifts nothing when it comes or goes', async () => {
    const { page, tell, press, find } = await open({ cookieBannerPosition: 'TOP' });
    const at = () => ['main', 'header', 'h1'].map((name) => boxOf(find(name)).toJSON() as object);
    const before = at();
    press('accepted');
    expect(at()).toEqual(before);
    tell('force');
    expect(at()).toEqual(before);
    expect(page.document.documentElement.scrollWidth).toBe(1000);
  });

  it.each(['TEXT', 'BUTTON', 'ICON'])(
    'both answers are equally large as %s, on a narrow page too, from right to left',
    async (look) => {
      const shown = await open({ cookieBannerCtaVariant: look }, { width: 320, isRtl: true });
      const [accept, refuse] = ['accepted', 'refused'].map((value) =>
        boxOf(shown.find(`[value=${value}]`)),
      );
      expect(accept?.height).toBe(refuse?.height);
      expect(Math.min(accept?.width ?? 0, refuse?.width ?? 0)).toBeGreaterThanOrEqual(44);
      expect(shown.page.document.documentElement.scrollWidth).toBe(320);
      expect(boxOf(shown.banner()).height).toBeLessThan(490);
    },
  );

  it('is a form without scripts, with the answers as its buttons', async () => {
    const { find, banner } = await open({}, { scripts: false });
    expect(banner()?.checkVisibility()).toBe(true);
    const form = find<HTMLFormElement>('.fr-cookies form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/_frontage/privacy']);
    expect(find<HTMLButtonElement>('[value=refused]')?.type).toBe('submit');
  });

  it('one that is only tried comes to everybody, and records nothing', async () => {
    (await open()).press('accepted');
    const { page, banner, press, posts } = await open({}, { isTrial: true });
    page.document.cookie = 'ss_cookieAllowed=; max-age=0; path=/';
    expect(banner()).not.toBeNull();
    press('refused');
    expect([posts, page.document.cookie]).toEqual([[], '']);
  });
});

it('fonts of a service come once they are accepted, and not before', async () => {
  const { page, press } = await open();
  const sheets = () => page.document.querySelectorAll('link[href^="https://fonts.example"]');
  expect(sheets()).toHaveLength(0);
  press('refused');
  expect(sheets()).toHaveLength(0);
  page.document.cookie = 'ss_cookieAllowed=; max-age=0; path=/';
  const other = await open();
  other.press('accepted');
  expect(
    other.page.document.querySelector('head > link[href^="https://fonts.example"]'),
  ).not.toBeNull();
});

it('[9.02] a restrictive policy removes the nine cookies as soon as a page is read', async () => {
  document.cookie = 'ss_cvr=1; path=/';
  document.cookie = 'kept=1; path=/';
  const { page } = await open({ isAnalyticsCookiesDisabled: true });
  expect(page.document.cookie).toBe('kept=1');
  page.document.cookie = 'kept=; max-age=0; path=/';
  await expect.poll(() => document.cookie).not.toContain('kept');
});

it('[9.02] what tracking kept of a visitor who refused without a script is gone with the next page', async () => {
  localStorage.setItem('ss_census', 'b\t1\t1\t{"v":1}');
  await open();
  expect(localStorage.getItem('ss_census')).not.toBeNull();
  document.cookie = 'ss_cookieAllowed=false; path=/';
  await open();
  expect(localStorage.getItem('ss_census')).toBeNull();
});
