import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restrictedCookies, trackingCookies } from '../../consent/consent-cookie';
import { decideConsent } from './decide-consent';
import { pageConsent } from './page-consent';
import { visitorStorage } from './visitor-storage';

const frames: HTMLIFrameElement[] = [];
const kept = (): string[] => document.cookie.split('; ').filter(Boolean).sort();

/** A page of its own, whose server hears of choices. */
function createPage(policy: string, { signal = false } = {}) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frames.push(frame);
  const page = frame.contentWindow;
  if (!page) throw new Error('The frame has no window.');
  page.document.documentElement.setAttribute('data-consent', policy);
  const posts: string[] = [];
  page.fetch = (_address, init) => {
    posts.push(String(init?.body));
    return Promise.reject(new Error('The server is down.'));
  };
  if (signal) Object.defineProperty(page.navigator, 'globalPrivacyControl', { value: true });
  return { page, consent: pageConsent(page), posts };
}

function clearCookies(): void {
  for (const name of [...restrictedCookies, 'ss_cookieAllowed', 'other'])
    document.cookie = `${name}=; max-age=0; path=/`;
}

beforeEach(() => {
  // A draft of a form that another file began may be there.
  sessionStorage.clear();
  clearCookies();
});
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
  clearCookies();
});

it('[3.19] a choice is a cookie that says true or false; listeners and the server hear of it', () => {
  const { page, consent, posts } = createPage('asked');
  const heard = vi.fn();
  consent.subscribe(heard);
  expect([consent.state.choice, consent.allows('analytics'), visitorStorage(page)]).toEqual([
    'undecided',
    false,
    undefined,
  ]);
  decideConsent(page, 'accepted');
  expect(kept()).toEqual(['ss_cookieAllowed=true']);
  expect(visitorStorage(page)).toBeDefined();
  decideConsent(page, 'refused');
  expect(kept()).toEqual(['ss_cookieAllowed=false']);
  expect(visitorStorage(page)).toBeUndefined();
  expect(heard.mock.calls.map(([{ choice }]) => choice as string)).toEqual(['accepted', 'refused']);
  expect(posts).toEqual(['choice=accepted', 'choice=refused']);
  expect(pageConsent(page)).toBe(consent);
});

it('what waits for a category runs once, when it is allowed; never after it has ended', () => {
  const { page, consent } = createPage('asked');
  const [shown, ended, now] = [vi.fn(), vi.fn(), vi.fn()];
  consent.whenAllowed('external', shown);
  consent.whenAllowed('external', ended)();
  decideConsent(page, 'refused');
  expect(shown).not.toHaveBeenCalled();
  decideConsent(page, 'accepted');
  decideConsent(page, 'refused');
  decideConsent(page, 'accepted');
  consent.whenAllowed('external', now);
  expect([shown, ended, now].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});

it('[9.02] a refusal removes exactly the nine cookies, acceptance none', () => {
  const { page } = createPage('asked restrictive');
  const keep = (): void => {
    for (const name of [...restrictedCookies, 'other']) document.cookie = `${name}=1; path=/`;
  };
  keep();
  decideConsent(page, 'accepted');
  expect(kept()).toHaveLength(restrictedCookies.length + 2);
  decideConsent(page, 'refused');
  expect(kept()).toEqual(['other=1', 'ss_cookieAllowed=false']);
});

it('a choice that was made in another tab counts as soon as this one is seen again', () => {
  const { page, consent } = createPage('asked');
  const shown = vi.fn();
  consent.whenAllowed('marketing', shown);
  page.document.cookie = 'ss_cookieAllowed=true; path=/';
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(shown).toHaveBeenCalledOnce();
});

it('the signal of the browser counts on a page that asks nothing', () => {
  expect(createPage('').consent.allows('marketing')).toBe(true);
  const { consent } = createPage('', { signal: true });
  expect(consent.allows('marketing')).toBe(false);
  expect(consent.allows('external')).toBe(true);
});

it('storage that is denied keeps nothing and throws nothing', () => {
  const { page } = createPage('');
  const storage = visitorStorage(page);
  expect(storage?.local.set('a', 'b')).toBe(true);
  expect(storage?.local.get('a')).toBe('b');
  storage?.local.remove('a');
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect([storage?.local.set('a', 'b'), storage?.local.get('a')]).toEqual([false, undefined]);
});

it('[9.02] a refusal removes what tracking wrote, also where tracking has not started yet', () => {
  const { page } = createPage('asked');
  for (const name of trackingCookies) document.cookie = `${name}=1; path=/`;
  localStorage.setItem('ss_census', 'b\t1\t1\t{"v":1}');
  localStorage.setItem('other', '1');
  sessionStorage.setItem('ss_sessionId', 's1');
  sessionStorage.setItem('ss_firstSession', 'true');
  decideConsent(page, 'accepted');
  expect(localStorage.getItem('ss_census')).not.toBeNull();
  decideConsent(page, 'refused');
  expect(kept()).toEqual(['ss_cookieAllowed=false']);
  const stored = ['ss_census', 'other'].map((name) => localStorage.getItem(name));
  expect([stored, { ...sessionStorage }]).toEqual([[null, '1'], {}]);
  localStorage.removeItem('other');
});
