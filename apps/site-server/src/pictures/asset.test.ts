import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, type TestServer } from '../testing/server-fixture';
import { ids } from '../testing/site-fixture';

let test: TestServer;
let address: string;
let original: Buffer;

beforeEach(async () => {
  test = await testServer();
  original = await sharp({
    create: { width: 600, height: 300, channels: 3, background: '#c04020' },
  })
    .jpeg()
    .toBuffer();
  await test.store.saveAsset(original, {
    id: ids.asset,
    siteId: ids.site,
    name: 'glaze wall.jpg',
    alt: 'A wall',
  });
  address = `/assets/${ids.asset}/glaze%20wall.jpg`;
});
afterEach(() => test.remove());

const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width;

describe('pictures', () => {
  it('are measured when they are stored', async () => {
    const asset = await test.store.asset(ids.site, ids.asset);
    expect(asset).toMatchObject({
      width: 600,
      height: 300,
      mime: 'image/jpeg',
      focalPoint: { x: 0.5, y: 0.5 },
      bytes: original.byteLength,
    });
    expect(asset?.color).toMatch(/^#[0-9a-f]{6}$/);
    await expect(
      test.store.saveAsset(Buffer.from('no'), { siteId: ids.site, name: 'x', alt: '' }),
    ).rejects.toThrow();
  });

  it('[3.25d] have their width in the query or in the name', async () => {
    const named = `/assets/${ids.asset}/glaze%20wall-300w.jpg`;
    const answers = await Promise.all(
      [named, `${address}?format=300w`].map((url) => ask(test.server, { url })),
    );
    for (const { status, bytes } of answers) {
      expect(status).toBe(200);
      expect(await widthOf(bytes)).toBe(300);
    }
    const refused = [
      `/assets/${ids.asset}/glaze%20wall-301w.jpg`,
      `/assets/${ids.asset}/x-300w.jpg`,
    ];
    const statuses = refused.map(async (url) => (await ask(test.server, { url })).status);
    expect(await Promise.all(statuses)).toEqual([400, 404]);
  });

  it('sold as files are of any kind, and are nowhere but with their buyers', async () => {
    const facts = { siteId: ids.site, name: 'five glazes.pdf', alt: '' };
    const { id } = await test.store.saveAsset(Buffer.from('%PDF-1.7'), {
      ...facts,
      forBuyers: true,
    });
    expect((await ask(test.server, { url: `/assets/${id}/five%20glazes.pdf` })).status).toBe(404);
    const picture = await test.store.saveAsset(original, {
      ...facts,
      name: 'sea.jpg',
      forBuyers: true,
    });
    expect(
      (await ask(test.server, { url: `/assets/${picture.id}/sea.jpg?format=300w` })).status,
    ).toBe(404);
    await expect(
      test.store.saveAsset(Buffer.alloc(0), { ...facts, forBuyers: true }),
    ).rejects.toThrow('empty');
  });

  it('never change under their address; what is said of them may', async () => {
    const facts = { id: ids.asset, siteId: ids.site, name: 'wall.jpg', alt: 'The wall' };
    await test.store.saveAsset(original, facts);
    expect(await test.store.asset(ids.site, ids.asset)).toMatchObject({
      name: 'wall.jpg',
      alt: 'The wall',
    });
    const other = await sharp(original).negate().jpeg().toBuffer();
    await expect(test.store.saveAsset(other, facts)).rejects.toThrow('another picture');
    await expect(test.store.saveAsset(original, { ...facts, siteId: 'another' })).rejects.toThrow(
      'another picture',
    );
    const { bytes } = await ask(test.server, { url: `/assets/${ids.asset}/wall.jpg` });
    expect(bytes.equals(original)).toBe(true);
  });

  it('saved at the same moment under one id: one is kept, the other refused', async () => {
    const other = await sharp(original).negate().jpeg().toBuffer();
    const facts = { id: 'b'.repeat(24), siteId: ids.site, name: 'wall.jpg', alt: '' };
    const outcomes = await Promise.allSettled(
      [original, other].map((bytes) => test.store.saveAsset(bytes, facts)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const kept = outcomes[0]?.status === 'fulfilled' ? original : other;
    const { bytes } = await ask(test.server, { url: `/assets/${facts.id}/wall.jpg` });
    expect(bytes.equals(kept)).toBe(true);
  });

  it('whose file is gone are a failure without a length or a promise to keep, not half an answer', async () => {
    await rm(test.store.files.path(ids.asset));
    const url = await test.server.listen({ port: 0 });
    for (const query of ['', '?format=300w']) {
      const answer = await fetch(`${url}${address}${query}`);
      expect([query, answer.status, answer.headers.get('cache-control')]).toEqual([
        query,
        500,
        'no-store',
      ]);
      expect(await answer.text()).toBe('This did not work.');
      expect([answer.headers.get('etag'), answer.headers.get('x-content-type-options')]).toEqual([
        null,
        'nosniff',
      ]);
    }
  });

  it('[9.16a] come in the listed widths, JPEG staying JPEG, WebP where the browser takes it', async () => {
    const jpeg = await ask(test.server, { url: `${address}?format=300w` });
    const webp = await ask(test.server, {
      url: `${address}?format=300w`,
      headers: { accept: 'image/webp,*/*' },
    });
    expect([jpeg.status, jpeg.headers['content-type'], await widthOf(jpeg.bytes)]).toEqual([
      200,
      'image/jpeg',
      300,
    ]);
    expect([webp.status, webp.headers['content-type'], await widthOf(webp.bytes)]).toEqual([
      200,
      'image/webp',
      300,
    ]);
    expect([jpeg.headers.vary, jpeg.headers['cache-control']]).toEqual([
      'accept',
      'public, max-age=31536000, immutable',
    ]);
    expect(jpeg.headers.etag).not.toBe(webp.headers.etag);
  });

  it('are never made larger than they are', async () => {
    const answers = await Promise.all(
      ['750w', '1500w', '2500w'].map((format) =>
        ask(test.server, { url: `${address}?format=${format}` }),
      ),
    );
    expect(await Promise.all(answers.map(({ bytes }) => widthOf(bytes)))).toEqual([600, 600, 600]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  it('without a format are the file itself', async () => {
    const { bytes, headers } = await ask(test.server, { url: address });
    expect([bytes.equals(original), headers['content-type'], headers['content-length']]).toEqual([
      true,
      'image/jpeg',
      String(original.byteLength),
    ]);
  });

  it('are known by their ETag', async () => {
    for (const [url, accept] of [
      [address, '*/*'],
      [`${address}?format=100w`, '*/*'],
      [`${address}?format=100w`, 'image/avif'],
    ] as const) {
      const { headers } = await ask(test.server, { url, headers: { accept } });
      const repeated = await ask(test.server, {
        url,
        headers: { accept, 'if-none-match': String(headers.etag) },
      });
      expect([repeated.status, repeated.text, repeated.headers.etag]).toEqual([
        304,
        '',
        headers.etag,
      ]);
      expect(repeated.headers.vary).toBe(headers.vary);
    }
  });

  it('alone may have styles, with which browsers show one by itself, and nothing besides', async () => {
    const closed =
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";
    const policyOf = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await ask(test.server, { url, headers });
      return [answer.status, answer.headers['content-security-policy']];
    };
    for (const url of [address, `${address}?format=100w`]) {
      const { etag } = (await ask(test.server, { url })).headers;
      for (const [headers, status] of [
        [{}, 200],
        [{ 'if-none-match': String(etag) }, 304],
      ] as const)
        expect([url, ...(await policyOf(url, headers))]).toEqual([
          url,
          status,
          `${closed}; style-src 'unsafe-inline'`,
        ]);
    }
    expect(await policyOf(address, { range: 'bytes=0-9' })).toEqual([
      206,
      `${closed}; style-src 'unsafe-inline'`,
    ]);
    for (const url of [`${address}?format=1w`, '/assets/x/y', '/api/search?q=a', '/health'])
      expect([url, (await policyOf(url))[1]]).toEqual([url, closed]);
  });

  it('[9.16a] a width that is not listed gets 400 and the list', async () => {
    for (const format of ['301w', '300', '', 'original', '100000w']) {
      const { status, text } = await ask(test.server, { url: `${address}?format=${format}` });
      expect([format, status, text]).toEqual([
        format,
        400,
        'format must be one of 100w, 300w, 500w, 750w, 1000w, 1500w, 2500w.',
      ]);
    }
  });

  it('that nobody knows are not there', async () => {
    const urls = [
      `/assets/${'9'.repeat(24)}/x.jpg`,
      `/assets/${ids.asset}/other.jpg`,
      '/assets/..%2f..%2fsecret/x',
      '/assets/x',
      `/assets/${ids.asset}/%E0.jpg`,
    ];
    for (const url of urls)
      expect([url, (await ask(test.server, { url })).status]).toEqual([url, 404]);
  });
});
