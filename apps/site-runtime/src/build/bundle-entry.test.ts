import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { bundleEntry, linkEntry } from './bundle-entry';
import { writeSources, type SourceFolder } from '../testing/source-folder';

let folder: SourceFolder | undefined;
afterEach(() => folder?.remove());

async function bundle(files: Readonly<Record<string, string>>) {
  folder = await writeSources(files);
  const { code, later } = await bundleEntry(folder.path, 'entry');
  return { code, later, sources: join(folder.path, 'src', 'page') };
}
const block = `export const gallery = { id: 'gallery', load: () => import('./parts/gallery.mount') };`;

describe('bundleEntry', () => {
  it('leaves out what a block loads, and lists it', async () => {
    const { code, later, sources } = await bundle({
      'src/page/entry.ts': `import { gallery } from './gallery.block'; globalThis.started = gallery;`,
      'src/page/gallery.block.ts': block,
      'src/page/parts/gallery.mount.ts': `export const mount = () => 'a gallery';`,
    });
    expect(later).toEqual({ 'gallery.mount': join(sources, 'parts', 'gallery.mount.ts') });
    expect(code).not.toContain('a gallery');
  });

  it('has loaders take what the second attempt adds to the address', async () => {
    const { code } = await bundle({
      'src/page/entry.ts': `export { gallery } from './gallery.block';`,
      'src/page/gallery.block.ts': block.replace('import(', '\n    import('),
      'src/page/parts/gallery.mount.ts': 'export const mount = 1;',
    });
    const linked = linkEntry(code, (name) => `${name}-hash.js`);
    expect(linked).toMatch(/(\w+)=>(\w+)=>import\(`\.\/\$\{\1\}\.js\$\{\2\}`\)/);
    expect(linked).toMatch(/load:\w+\(\w+\)\}\)\)\("gallery\.mount-hash"\)/);
  });

  it('tells the name of a block by that of its file, and keeps one that differs', async () => {
    const { code } = await bundle({
      'src/page/entry.ts': `export * from './parts.block';`,
      'src/page/parts.block.ts': `
        export const map = { id: 'map', start: 'visible', load: () => import('./map.mount') };
        export const place = { id: 'place', load: () => import('./map.mount') };
      `,
      'src/page/map.mount.ts': 'export const mount = 1;',
    });
    const { map, place } = await import(
      `data:text/javascript,${encodeURIComponent(linkEntry(code, (name) => `${name}-hash.js`))}`
    );
    expect([map.id, map.start, place.id]).toEqual(['map', 'visible', 'place']);
    expect(typeof map.load).toBe('function');
  });

  it('refuses a runtime of several files, and tells what it loads', async () => {
    const files = {
      'src/page/entry.ts': `export { load } from './load';`,
      'src/page/load.ts': `export const load = () => import('./gallery.mount');`,
      'src/page/gallery.mount.ts': 'export const mount = 1;',
    };
    await expect(bundle(files)).rejects.toThrow('but it loads gallery.mount');
  });

  it('leaves out what the entry itself loads later', async () => {
    const { code, later } = await bundle({
      'src/page/entry.ts': `import './start-runtime';`,
      'src/page/start-runtime.ts': `globalThis.started = () => import('./rare');`,
      'src/page/rare.ts': `export const rare = 'seldom';`,
    });
    expect(Object.keys(later)).toEqual(['rare']);
    expect(code).not.toContain('seldom');
  });

  it('refuses a block whose chunk is not there', async () => {
    const files = {
      'src/page/entry.ts': `export { gallery } from './gallery.block';`,
      'src/page/gallery.block.ts': block,
    };
    await expect(bundle(files)).rejects.toThrow('loads what is not there: ./parts/gallery.mount');
  });
});
