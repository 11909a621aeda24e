import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { policyHash, type RuntimeManifest } from '@frontage/react-blocks/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRuntime } from './build';

const appdir = fileURLToPath(new URL('..', import.meta.url));
let outdir: string;
let manifest: RuntimeManifest;
const text = (address: string): Promise<string> => readFile(join(outdir, address.replace('/_frontage/', '')), 'utf8');

beforeAll(async () => {
  outdir = await mkdtemp(join(tmpdir(), 'frontage-runtime-'));
  manifest = await buildRuntime({ outdir, appdir, files: { 'fonts/a.woff2': { type: 'font/woff2', content: Buffer.from('font') } } });
});
afterAll(() => rm(outdir, { recursive: true }));

describe('buildRuntime', () => {
  it('writes every file that the manifest names, and no other', async () => {
    const written = (await readdir(outdir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(written.length - 1).toBe(Object.keys(manifest.files).length);
    for (const address of Object.keys(manifest.files)) expect((await text(address)).length).toBeGreaterThan(0);
  });

  it('allows exactly its boot, which keeps its names to itself', () => {
    expect(manifest.boot.hash).toBe(policyHash(manifest.boot.code));
    expect(manifest.boot.code).toMatch(/^\(\(\)=>\{.*\}\)\(\);?$/s);
    expect(brotliCompressSync(manifest.boot.code).length).toBeLessThan(1000);
  });

  it('makes the runtime one file that imports nothing before it runs', async () => {
    expect(await text(manifest.entry)).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
  });

  it('[2.21a] has a chunk for each block with a behaviour, loaded from another address the second time', async () => {
    const entry = await text(manifest.entry);
    for (const block of ['image', 'gallery', 'accordion', 'form', 'search-preview']) {
      const [chunk = ''] = manifest.blocks[block]?.js ?? [];
      expect(chunk).toMatch(new RegExp(`^/_frontage/${block}\\.mount-\\w+\\.js$`));
      expect(entry).toContain(`again=>import("./${chunk.replace('/_frontage/', '')}"+again)`);
    }
  });

  it('sends React to nobody but an island', async () => {
    const all = await Promise.all(Object.entries(manifest.blocks).map(async ([block, { js }]) => [block, (await Promise.all(js.map(text))).join('')] as const));
    const withReact = all.filter(([, code]) => code.includes('react.transitional.element')).map(([block]) => block);
    expect(withReact).toEqual(['search-preview']);
    expect(await text(manifest.entry)).not.toContain('react.transitional.element');
  });

  it('has styles for every block, and the tokens with the page', () => {
    for (const block of ['text', 'button', ...Object.keys(manifest.blocks)]) expect(manifest.blocks[block]?.css).toMatch(/@layer/);
    expect(manifest.styles).toContain('--fr-color-accent');
  });

  it('gives the same names to the same sources', async () => {
    const again = await buildRuntime({ outdir, appdir, files: { 'fonts/a.woff2': { type: 'font/woff2', content: Buffer.from('font') } } });
    expect(again).toEqual(manifest);
  });
});
