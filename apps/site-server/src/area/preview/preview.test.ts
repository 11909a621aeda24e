import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContributorRole } from '@frontage/site-model/enums';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { readFramedPage, readLastFramed } from './preview-path';

let test: TestServer;
let cookie: string;
beforeEach(async () => {
  test = await testServer();
  cookie = await signedIn(['admin']);
});
afterEach(() => test.remove());

const signedIn = async (roles: readonly ContributorRole[]) =>
  signIn(test.store, await addAccount(test.store, roles));

const get = (url: string, cookies = cookie) =>
  ask(test.server, { url, headers: { cookie: cookies } });

const cookiesOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
  [headers['set-cookie'] ?? []].flat();

it('shows a page of the site in a frame, which only this site may be framed by', async () => {
  const { text, headers } = await get('/config?frameUrl=%2Fcontact%3Fa%3D1%26b%3D2');
  expect(text).toContain('<iframe title="Your site" src="/contact?a=1&amp;b=2">');
  expect(text).toContain('href="/contact?a=1&amp;b=2&amp;noredirect"');
  expect(headers['content-security-policy']).toContain("frame-src 'self'");
  const page = await get('/contact');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
});

it('is found with a slash at its end, as pages call it', async () => {
  const { status, headers } = await get('/config/?frameUrl=%2Fcontact');
  expect([status, headers.location]).toEqual([303, '/config?frameUrl=%2Fcontact']);
});

it('asks who is not signed in to, and leads back to the page in its frame', async () => {
  const { status, headers } = await get('/config?frameUrl=%2Fcontact', '');
  expect(status).toBe(303);
  const { searchParams } = new URL(String(headers.location), 'http://studio.example');
  expect(searchParams.get('next')).toBe('/config?frameUrl=%2Fcontact');
  expect((await get(String(headers.location), '')).text).toContain(
    'name="next" value="/config?frameUrl=%2Fcontact"',
  );
});

it('shows the page of last time, from a cookie without an expiry', async () => {
  const [kept = ''] = cookiesOf(await get('/config?frameUrl=%2Fcontact')).filter((line) =>
    line.startsWith('PREVIEW='),
  );
  expect(kept).toBe('PREVIEW=%2Fcontact; Path=/config; HttpOnly; SameSite=Lax');
  const last = await get('/config?frameUrl=', `${cookie}; ${kept.split(';')[0]}`);
  expect(last.text).toContain('src="/contact"');
  expect((await get('/config?frameUrl=')).text).toContain('src="/"');
});

it('tells pages who is signed in, until the session ends', async () => {
  const hint = async (url: string, cookies?: string) =>
    cookiesOf(await get(url, cookies)).find((line) => line.startsWith('OWNER_HERE='));
  expect(await hint('/config')).toBe('OWNER_HERE=1; Path=/; SameSite=Lax');
  expect(await hint('/config', await signedIn(['viewer']))).toContain('OWNER_HERE=viewer;');
  expect(await hint('/config', await signedIn(['viewer', 'moderator']))).toContain('OWNER_HERE=1;');
  const over = 'OWNER_HERE=; Path=/; SameSite=Lax; Max-Age=0';
  expect(await hint('/config/sign-in', '')).toBe(over);
  const out = await ask(test.server, {
    method: 'POST',
    url: '/config/sign-out',
    headers: { cookie, origin: 'http://studio.example', 'sec-fetch-site': 'same-origin' },
    body: '',
  });
  expect(cookiesOf(out)).toContain(over);
});

it.each([
  ['/about', '/about'],
  ['/about?x=1#top', '/about?x=1'],
  ['', '/'],
  ['about', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/config/people', '/'],
  ['/config?frameUrl=/config', '/'],
  ['/x/../config', '/'],
  ['/api/health', '/'],
  ['/.//evil.example', '/'],
  ['/a\nb', '/ab'],
  ['/configured', '/configured'],
])('of %j the frame shows %s', (path, shown) => {
  expect(readFramedPage(path)).toBe(shown);
  expect(readLastFramed(`PREVIEW=${encodeURIComponent(path)}`)).toBe(shown);
});

it('reads no page from a cookie that cannot be read', () => {
  expect([readLastFramed('PREVIEW=%'), readLastFramed(undefined)]).toEqual(['/', '/']);
});
