import { renderPage } from '@frontage/react-blocks/server';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goodValues, ids, pageDocument, publishNew } from '../../testing/site-fixture';
import { plainPicture } from '../../testing/sample-pictures';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { readExportArguments } from '../export/run-export';
import { exportStaticSite } from './export-static-site';
import { rewritePage } from './rewrite-page';

const origin = 'https://www.studio.example';
let test: TestServer;
let folder: string;
beforeEach(async () => {
  test = await testServer({ renderPage, staticOrigins: [origin] });
  folder = join(await mkdtemp(join(tmpdir(), 'frontage-static-')), 'out');
});
afterEach(async () => {
  await test.remove();
  await rm(join(folder, '..'), { recursive: true });
});

const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

describe('a static copy', () => {
  it('has every page, picture and width that its pages name, and leaves the rest to the server', async () => {
    const content = await plainPicture(900, 600).png().toBuffer();
    await test.store.saveAsset(content, {
      id: ids.asset,
      siteId: ids.site,
      name: 'jar.png',
      alt: '',
    });
    const image = { type: 'image', data: { assetId: ids.asset } };
    await publishNew(test.store, { slug: 'shop/pots', document: pageDocument(image, image) });
    const written = await exportStaticSite(
      { server: test.server },
      folder,
      'https://api.studio.example',
    );
    expect([written.pages, written.missing]).toEqual([3, []]);
    const page = await read('shop/pots/index.html');
    const named = [...page.matchAll(/\/assets\/[^"'\s,)]+/g)].map(([path]) => path);
    expect(named.length).toBeGreaterThan(4);
    for (const path of named) expect((await read(path)).length).toBeGreaterThan(0);
    expect(await readdir(join(folder, 'assets', ids.asset))).toEqual(
      expect.arrayContaining(['jar-100w.png', 'jar-300w.png', 'jar-750w.png', 'jar-1000w.png']),
    );
    expect(page).toMatch(/<head><script src="\/_frontage\/static\.js">/);
    expect(await read('contact/index.html')).toContain(
      'action="https://api.studio.example/contact#',
    );
    expect(await read('404.html')).toContain('<html');
    expect(await read('_frontage/static.js')).toContain('https://api.studio.example');
  });

  it('is written nowhere where something is', async () => {
    await exportStaticSite({ server: test.server }, folder, '');
    expect(await read('index.html')).not.toContain('static.js');
    await writeFile(join(folder, 'mine.txt'), 'x');
    await expect(exportStaticSite({ server: test.server }, folder, '')).rejects.toThrow(
      'is not empty',
    );
  });

  it('feeds are files, and what is made for each visitor is the server’s', () => {
    const { html, files } = rewritePage(
      '<link href="/blog?format=rss"><a href="/cart">Cart</a><a href="/about">A</a><a href="//x.example/cart">X</a>',
      'https://api.example',
    );
    expect(html).toBe(
      '<link href="/blog/feed.xml"><a href="https://api.example/cart">Cart</a><a href="/about">A</a><a href="//x.example/cart">X</a>',
    );
    expect([...files]).toEqual([['/blog/feed.xml', '/blog?format=rss']]);
  });
});

describe('calls of a copy', () => {
  const send = (from: string, url: string, value: object, cookie = '') =>
    ask(test.server, {
      method: 'POST',
      url,
      headers: {
        origin: from,
        'sec-fetch-site': 'same-site',
        'content-type': 'application/json',
        cookie,
      },
      body: JSON.stringify(value),
    });

  it('a form is sent to the server and stands in its database; another origin is refused', async () => {
    const preflight = await ask(test.server, {
      method: 'OPTIONS',
      url: '/api/form/FormSubmissionKey',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([
      204,
      origin,
    ]);
    const first = await send(origin, '/api/form/FormSubmissionKey', {});
    const { crumb } = first.json as { crumb: string };
    const cookie = [first.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ');
    const query = `?crumb=${encodeURIComponent(crumb)}`;
    const key = await send(origin, `/api/form/FormSubmissionKey${query}`, {}, cookie);
    expect(key.headers['access-control-allow-credentials']).toBe('true');
    const { key: submissionKey } = (key.json as { data: { key: string } }).data;
    const form = { key: submissionKey, formId: ids.form, form: JSON.stringify(goodValues) };
    const saved = await send(origin, `/api/form/SaveFormSubmission${query}`, form, cookie);
    expect(saved.status).toBe(200);
    expect(await test.store.read.selectFrom('submission').selectAll().execute()).toHaveLength(1);
    const foreign = await send(
      'https://evil.example',
      `/api/form/FormSubmissionKey${query}`,
      {},
      cookie,
    );
    expect([foreign.status, foreign.headers['access-control-allow-origin']]).toEqual([
      403,
      undefined,
    ]);
  });

  it('the area stays closed to it', async () => {
    const reply = await send(origin, '/config/sign-in', {});
    expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });
});

it('says what is wrong with its words', () => {
  expect(readExportArguments(['--static', '--to', '/x', '--api', 'https://a.example/'])).toEqual({
    staticTo: '/x',
    api: 'https://a.example',
  });
  expect(readExportArguments(['--static'])).toBe('--static wants --to, and perhaps --api.');
  expect(readExportArguments(['--to', '/x', '--api', 'https://a.example'])).toBe(
    '--api belongs to --static.',
  );
  expect(readExportArguments(['--static', '--to', '/x', '--api', 'a'])).toContain(
    'expected an address',
  );
});
