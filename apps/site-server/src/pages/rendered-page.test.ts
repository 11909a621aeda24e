import { renderPage } from '@frontage/react-blocks/server';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask, host, testServer } from '../testing/server-fixture';
import { ids, pageDocument, publishNew, settings } from '../testing/site-fixture';
import { emptyRuntime } from './runtime/load-runtime';

it('a page of React blocks keeps to the policy that comes with it, also over a 304', async () => {
  const manifest = { ...emptyRuntime.manifest, styles: 'body{margin:0}', entry: '/_frontage/e.js' };
  const { server, remove } = await testServer({
    renderPage,
    runtime: { ...emptyRuntime, manifest },
  });
  const { text, headers, status } = await ask(server, { url: '/contact' });
  const [, style = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect([status, style.startsWith('body{margin:0}')]).toEqual([200, true]);
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
  expect(text).not.toMatch(/ style=/);
  expect(text).toContain(`value="${ids.form}"`);
  const repeated = await ask(server, {
    url: '/contact',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([repeated.status, repeated.headers['content-security-policy']]).toEqual([
    304,
    headers['content-security-policy'],
  ]);
  await remove();
});

it('a form of a React page that is sent with an error shows it beside what was entered', async () => {
  const { server, remove } = await testServer({ renderPage });
  const body = new URLSearchParams({
    'frontage-form': ids.form,
    'text-1': 'Ada "<b>"',
    'email-1': 'nope',
  }).toString();
  const { status, text } = await ask(server, {
    method: 'POST',
    url: '/contact',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  });
  expect(status).toBe(400);
  expect(text).toContain('Ada &quot;&lt;b&gt;&quot;');
  expect(text).toContain('Email is not valid.');
  await remove();
});

it('a page and its version in another language lead search engines to each other', async () => {
  const { server, store, remove } = await testServer({ renderPage });
  const link = (href: string, language: string) => ({ title: language, href, language });
  const frame = (title: string, ...navigation: ReturnType<typeof link>[]) => ({
    header: { title, navigation },
    footer: { columns: [], note: '' },
  });
  await store.saveSite({
    id: ids.site,
    host,
    settings: {
      ...settings,
      headerFooter: frame('Studio', link('/ar', 'ar')),
      languages: { ar: { headerFooter: frame('مرسم', link('/', 'en')) } },
    },
  });
  await publishNew(store, {
    slug: 'ar',
    title: 'مرسم',
    document: { ...pageDocument(), language: 'ar-EG' },
  });
  const alternates = async (url: string) => {
    const { text } = await ask(server, { url });
    return [...text.matchAll(/<link rel="alternate" ([^>]*)>/g)].map(([, facts]) => facts);
  };
  const both = [`hreflang="en" href="https://${host}/"`, `hreflang="ar" href="https://${host}/ar"`];
  expect(await alternates('/')).toEqual(both);
  expect(await alternates('/ar')).toEqual(both.toReversed());
  expect(await alternates('/contact')).toEqual([]);
  expect(await alternates('/nowhere')).toEqual([]);
  await remove();
});
