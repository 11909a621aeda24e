import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ask, testServer } from '../../testing/server-fixture';
import { emptyRuntime, loadRuntime } from './load-runtime';

it('reads a built runtime with its fonts and serves it compressed, for ever', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-runtime-'));
  const manifest = {
    ...emptyRuntime.manifest,
    build: 'b1',
    published: '/_frontage/frontage.js',
    files: { '/_frontage/entry-abc.js': { type: 'text/javascript; charset=utf-8' } },
  };
  await mkdir(join(folder, 'fonts'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'entry-abc.js'), 'export {};'.repeat(100));
  await writeFile(join(folder, 'frontage.js'), '0;');
  await writeFile(join(folder, 'fonts', 'body.woff2'), 'font');
  const runtime = await loadRuntime(folder);
  expect([...runtime.files.keys()].sort()).toEqual([
    '/_frontage/entry-abc.js',
    '/_frontage/fonts/body.woff2',
    '/_frontage/frontage.js',
  ]);

  const { server, remove } = await testServer({ runtime });
  const url = '/_frontage/entry-abc.js';
  const brotli = await ask(server, { url, headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe('export {};'.repeat(100));
  expect(brotli.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const repeated = await ask(server, {
    url,
    headers: { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) },
  });
  expect([repeated.status, repeated.text]).toEqual([304, '']);
  expect((await ask(server, { url })).text).toBe('export {};'.repeat(100));
  const font = await ask(server, {
    url: '/_frontage/fonts/body.woff2',
    headers: { 'accept-encoding': 'br' },
  });
  expect([font.text, font.headers['content-type'], font.headers['content-encoding']]).toEqual([
    'font',
    'font/woff2',
    undefined,
  ]);
  expect((await ask(server, { url: '/_frontage/manifest.json' })).status).toBe(404);
  // Third-party pages load it too, and the one constant name is checked each time.
  expect((await ask(server, { url: '/_frontage/frontage.js' })).headers).toMatchObject({
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  await remove();
  await rm(folder, { recursive: true });
});

it('says what is missing when there is no built runtime', async () => {
  await expect(loadRuntime(join(tmpdir(), 'frontage-none'))).rejects.toThrow('manifest.json');
});
