import { renderPage } from '@frontage/react-blocks/server';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask, testServer } from '../testing/server-fixture';
import { ids } from '../testing/site-fixture';
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
