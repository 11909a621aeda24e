import { storedSessionName } from '@frontage/site-api';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../style.css';
import { mountBlock, showMarkup } from '../../testing/test-blocks';
import * as module from './member-area.mount';
import { memberHintCookie, type MemberState, type MemberView } from './member-state';
import { MemberArea } from './MemberArea';

const signIn: MemberState = { kind: 'signIn', search: '', next: '/contact?a=1', joining: 'open' };
const view: MemberView = {
  name: 'Ada',
  email: 'ada@example.com',
  timeZone: 'UTC',
  orders: [{ number: 1001, href: '/order/x', currency: 'USD', cents: 5390, placedAt: 0 }],
  subscriptions: [{ id: 't', title: 'Tea', state: 'active', href: '/order/x' }],
  downloads: [{ title: 'A pattern', href: '/order/x/download/y' }],
  sessions: [{ id: 's', device: 'Firefox on Linux', seenAt: 0, isThis: true }],
};

/** Every page of members. */
const states: readonly MemberState[] = [
  signIn,
  { ...signIn, isNeeded: true, errors: { fields: { email: 'Enter an address.' } } },
  { kind: 'join', search: '', joining: 'product' },
  { kind: 'join', search: '', joining: 'invitation' },
  { kind: 'forgot', search: '' },
  { kind: 'mailed', search: '', what: 'join', email: 'ada@example.com' },
  { kind: 'link', search: '', use: 'join', email: 'ada@example.com', action: '/account/link/x' },
  { kind: 'link', search: '', use: 'email', email: 'ada@example.com', action: '/account/link/x' },
  { kind: 'deadLink', search: '' },
  { kind: 'area', search: '', view, done: 'profile' },
];

let requests: { url: URL; method: string | undefined; headers: Headers; body: unknown }[];
let answer: () => Promise<Response>;
let led: string[];
let end: () => void = () => undefined;

const reply = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/** Pages that a script leads to are written down, and not opened. */
function stay(event: Event & { readonly destination?: { readonly url: string } }): void {
  event.preventDefault();
  const { pathname, search } = new URL(event.destination?.url ?? '', location.href);
  led.push(pathname + search);
}

// The types of the DOM do not know it yet; Chromium does.
const { navigation } = window as unknown as { navigation: EventTarget };

beforeEach(() => {
  requests = [];
  led = [];
  answer = () => reply({ data: { xsrfToken: 't' } });
  navigation.addEventListener('navigate', stay);
  vi.spyOn(window, 'fetch').mockImplementation((url, init = {}) => {
    const { method, headers, body } = init;
    requests.push({
      url: new URL(String(url), location.href),
      method,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    return answer();
  });
});
afterEach(() => {
  end();
  end = () => undefined;
  vi.restoreAllMocks();
  navigation.removeEventListener('navigate', stay);
  localStorage.removeItem(storedSessionName);
  document.cookie = `${memberHintCookie}=; Max-Age=0; Path=/`;
  document.body.replaceChildren();
});

async function open(state: MemberState | undefined): Promise<HTMLElement> {
  const root = showMarkup(<MemberArea id="a" state={state} locale="en" />);
  end = await mountBlock(root, module);
  return root;
}

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? expect.fail(name);
const press = (words: string) =>
  (
    [...document.querySelectorAll('button')].find((element) => element.textContent === words) ??
    expect.fail(words)
  ).click();
const hasMember = () => (document.cookie = `${memberHintCookie}=1; Path=/`);

describe('a member who signs in', () => {
  it('[3.51a] sends what was entered, and is led to the page that they came for', async () => {
    await open(signIn);
    control('email').value = 'ada@example.com';
    control('password').value = 'a kiln by the tide';
    control('rememberMe').checked = true;
    press('Sign in');
    await expect.poll(() => led).toEqual(['/contact?a=1']);
    expect(requests.map(({ url, method, body }) => [method, url.pathname, body])).toEqual([
      [
        'POST',
        '/api/site-users/account/session',
        { email: 'ada@example.com', password: 'a kiln by the tide', rememberMe: true },
      ],
    ]);
  });

  it('hears what is wrong, and finds what was typed as it was', async () => {
    answer = () => reply({ error: 'Email or password is not right.' }, 401);
    const root = await open(signIn);
    control('email').value = 'ada@example.com';
    control('password').value = 'a kiln by the sea';
    press('Sign in');
    await expect
      .poll(() => root.querySelector('[role="alert"]')?.textContent)
      .toBe('Email or password is not right.');
    expect([control('email').value, control('password').value, led]).toEqual([
      'ada@example.com',
      'a kiln by the sea',
      [],
    ]);
  });

  it.each([
    [403, 'Unauthorized request'],
    [401, 'Unauthorized request'],
    [500, 'Internal server error. Please try again later.'],
    [501, 'Internal server error. Please try again later.'],
    [503, 'This service is temporarily unavailable. Please try again later.'],
    [418, 'Unable to connect…'],
  ])('[8.07a] is told of an answer of %i without words: %s', async (status, message) => {
    answer = () => reply({}, status);
    const root = await open(signIn);
    control('email').value = 'ada@example.com';
    control('password').value = 'a kiln by the tide';
    press('Sign in');
    await expect.poll(() => root.querySelector('[role="alert"]')?.textContent).toBe(message);
  });
});

describe('a member who signs out', () => {
  it('[7.04b] sends the token of the session as a header, and whether the cart is kept', async () => {
    hasMember();
    localStorage.setItem(storedSessionName, JSON.stringify({ value: 'token' }));
    await open({ kind: 'area', search: '', view });
    control('cloneCart').checked = true;
    press('Sign out');
    await expect.poll(() => led).toEqual(['/?logout=true']);
    const [{ url, method, headers } = expect.fail('no call')] = requests;
    expect([method, url.pathname, url.searchParams.get('cloneCart')]).toEqual([
      'DELETE',
      '/api/site-users/account/session',
      'true',
    ]);
    expect(headers.get('X-CSRF-Token')).toBe('token');
    expect(localStorage.getItem(storedSessionName)).toBeNull();
  });

  it('[4.03a] does so once, however often the button is pressed', async () => {
    hasMember();
    let arrive = (_reply: Response): void => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    await open({ kind: 'area', search: '', view });
    press('Sign out');
    press('Sign out');
    await expect.poll(() => requests.length).toBe(1);
    arrive(new Response('{"data":{}}'));
    await expect.poll(() => led).toEqual(['/?logout=true']);
    expect(requests).toHaveLength(1);
  });

  it('[4.03a] makes no call where nobody is signed in any more', async () => {
    await open({ kind: 'area', search: '', view });
    press('Sign out');
    await expect.poll(() => led).toEqual(['/?logout=true']);
    expect(requests).toEqual([]);
  });
});

describe('a page that is the same for everybody', () => {
  const doors = () =>
    [...document.querySelectorAll('li:not([hidden]) > a')].map(({ textContent }) => textContent);

  it('leads to the sign-in, or to the account of who is signed in', async () => {
    await open(undefined);
    expect(doors()).toEqual(['Sign in', 'Create an account']);
    end();
    hasMember();
    await open(undefined);
    expect(doors()).toEqual(['Your account']);
  });

  it('is left as it was', async () => {
    hasMember();
    const root = showMarkup(<MemberArea id="a" locale="en" />);
    const before = root.outerHTML;
    (await mountBlock(root, module))();
    expect(root.outerHTML).toBe(before);
  });
});

it.each(states.map((state) => ({ state, kind: state.kind })))(
  'axe has nothing to say about $kind',
  async ({ state }) => {
    showMarkup(<MemberArea id="a" state={state} locale="en" />);
    expect((await axe.run(document.body)).violations).toEqual([]);
  },
);
