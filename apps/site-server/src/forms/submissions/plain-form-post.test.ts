import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageTypes } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { goodValues, ids, publishGerman } from '../../testing/site-fixture';

let test: TestServer;

beforeEach(async () => {
  test = await testServer();
});
afterEach(() => test.remove());

describe('a form sent without scripts', () => {
  const post = (
    values: Record<string, string>,
    headers: Record<string, string> = {},
    url = '/contact',
  ) =>
    ask(test.server, {
      method: 'POST',
      url,
      body: new URLSearchParams({ 'frontage-form': ids.form, ...values }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://studio.example',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });

  it('[2.17a] is stored and leads back to the page, which says so', async () => {
    const { status, headers } = await post(goodValues);
    expect([status, headers.location]).toEqual([
      303,
      `/contact?submitted=${ids.form}#form-${ids.form}`,
    ]);
    const after = await ask(test.server, { url: `/contact?submitted=${ids.form}` });
    expect(after.text).toContain('"status":"sent"');
    expect(after.headers['cache-control']).toBe('no-store');
    expect(await test.store.submissions(ids.form)).toMatchObject([
      { values: goodValues, pagePath: '/contact' },
    ]);
  });

  it("[2.17c] leads to the form's own address where it has one", async () => {
    const form = await test.store.form(ids.site, ids.form);
    if (form) await test.store.saveForm(ids.site, { ...form, successRedirect: '/thanks' });
    expect((await post(goodValues)).headers.location).toBe('/thanks');
  });

  it('[2.17c] may lead elsewhere: the policy of its page allows that, since browsers hold it against redirects', async () => {
    const form = await test.store.form(ids.site, ids.form);
    if (form)
      await test.store.saveForm(ids.site, {
        ...form,
        successRedirect: 'https://thanks.example/ça',
      });
    const { headers } = await ask(test.server, { url: '/contact' });
    expect(headers['content-security-policy']).toContain(
      "form-action 'self' https://thanks.example;",
    );
    expect((await post(goodValues)).headers.location).toBe('https://thanks.example/%C3%A7a');
    const home = await ask(test.server, { url: '/' });
    expect(home.headers['content-security-policy']).toContain("form-action 'self';");
  });

  it('stores a double click once, across the edge of a time window too, and a new entry again', async () => {
    test.advance(9.9 * 60_000);
    await Promise.all([post(goodValues), post(goodValues)]);
    test.advance(60_000);
    expect((await post(goodValues)).status).toBe(303);
    expect(await test.store.submissions(ids.form)).toHaveLength(1);
    await post({ ...goodValues, 'text-1': 'Eve' });
    expect(await test.store.submissions(ids.form)).toHaveLength(2);
  });

  it('shows the page again with what was entered when something is wrong', async () => {
    const { status, text, headers } = await post({ ...goodValues, 'email-1': 'nope' });
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(text).toContain('"status":"failed"');
    expect(text).toContain('"email-1":"nope"');
  });

  it('says what is wrong in the language of its page, and in English what the site has no words for', async () => {
    await publishGerman(test.store, 'studio.example');
    const { text } = await post({ ...goodValues, 'text-1': '', 'email-1': 'nope' }, {}, '/kontakt');
    expect(text).toContain('"text-1":"Name fehlt."');
    expect(text).toContain('"email-1":"Email is not valid.');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is answered compressed, as the browser takes it: %s', async (encoding, unpack) => {
    const plain = await post({ ...goodValues, 'email-1': 'nope' });
    const packed = await post(
      { ...goodValues, 'email-1': 'nope' },
      { 'accept-encoding': encoding },
    );
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([
      encoding,
      'accept-encoding',
    ]);
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      undefined,
      'accept-encoding',
    ]);
    expect(unpack(packed.bytes).toString()).toBe(plain.text);
    const sent = await ask(test.server, {
      url: `/contact?submitted=${ids.form}`,
      headers: { 'accept-encoding': encoding },
    });
    expect(unpack(sent.bytes).toString()).toContain('"status":"sent"');
  });

  it('is refused from elsewhere or without any sign of where it comes from', async () => {
    expect((await post(goodValues, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(goodValues, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const silent = await ask(test.server, {
      method: 'POST',
      url: '/contact',
      body: 'frontage-form=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(silent.status).toBe(403);
    expect(await test.store.submissions(ids.form)).toEqual([]);
  });

  it('[3.05d] from an item of a collection says so', async () => {
    await test.store.write((db) =>
      db.updateTable('page').set({ page_type: pageTypes.codes.contentItem }).execute(),
    );
    expect((await post(goodValues)).status).toBe(303);
    expect(await test.store.submissions(ids.form)).toMatchObject([{ contentSource: 'i' }]);
  });

  it('needs a known page and a known form', async () => {
    expect((await post({ 'frontage-form': '' })).status).toBe(400);
    expect((await post({ 'frontage-form': 'nope' })).status).toBe(404);
    const lost = await ask(test.server, {
      method: 'POST',
      url: '/nowhere',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(lost.status).toBe(404);
  });
});
