import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { registry, wholeRegistry } from '@frontage/react-blocks';
import {
  policyHash,
  styledBlocks,
  styledPublished,
  type RuntimeManifest,
} from '@frontage/react-blocks/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRuntime, reloadingManifest } from './build-runtime';

const appdir = fileURLToPath(new URL('../..', import.meta.url));
let outdir: string;
let manifest: RuntimeManifest;
const fileOf = (address: string): string => join(outdir, address.replace('/_frontage/', ''));
const text = (address: string): Promise<string> => readFile(fileOf(address), 'utf8');

beforeAll(async () => {
  outdir = await mkdtemp(join(tmpdir(), 'frontage-runtime-'));
  manifest = await buildRuntime({
    outdir,
    appdir,
    files: { 'fonts/a.woff2': { type: 'font/woff2', content: Buffer.from('font') } },
  });
});
afterAll(() => rm(outdir, { recursive: true }));

/** The address of the runtime of pages that are not ours. */
function publishedEntry(): string {
  const entries = Object.keys(manifest.files).filter((name) => name.includes('/entry-'));
  const [other = '', ...more] = entries.filter((name) => name !== manifest.entry);
  expect(more).toEqual([]);
  return other;
}

/**
 * Weighs a script with a name of the runtime's file that stays: that of the content packs a few
 * bytes better or worse each time.
 */
function packedLength(code: string): number {
  return brotliCompressSync(code.replace(/entry-[\w-]+(?=\.js)/, 'entry-N2mVzF')).length;
}

const publishedSelectors = wholeRegistry
  .filter((block) => !registry.includes(block))
  .map(({ selector = '' }) => selector);

describe('buildRuntime', () => {
  it('writes every file that the manifest names, and no other', async () => {
    const written = (await readdir(outdir, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    );
    expect(written.length - 1).toBe(Object.keys(manifest.files).length);
    for (const address of Object.keys(manifest.files))
      expect((await text(address)).length).toBeGreaterThan(0);
  });

  it('allows exactly its boot, which keeps its names to itself', () => {
    expect(manifest.boot.hash).toBe(policyHash(manifest.boot.code));
    expect(manifest.boot.code).toMatch(/^\(\(\)=>\{.*\}\)\(\);?$/s);
    expect(packedLength(manifest.boot.code)).toBeLessThanOrEqual(1000);
  });

  it('has styles for what comes into a page later, each as a script', async () => {
    const styles = Object.keys(manifest.files).filter((name) => /\/styles-[^/]+\//.test(name));
    expect(styles.map((name) => name.replace(/.*\//, '').replace('.js', '')).sort()).toEqual(
      [...styledBlocks, ...styledPublished].sort(),
    );
    const load = async (name: string): Promise<unknown> => {
      const address = styles.find((style) => style.endsWith(`/${name}.js`)) ?? '';
      return (await import(/* @vite-ignore */ pathToFileURL(fileOf(address)).href)).default;
    };
    expect(await load('text')).toBe(manifest.blocks.text?.css);
    // On a third-party page a layer would lose to every unlayered rule.
    for (const made of ['.fr-lightbox{', '[data-gallery-controls]{', '[data-gallery-toggle]'])
      expect(await load('gallery-published')).toContain(made);
    expect(await load('gallery-published')).not.toContain('@layer');
    // All of them are in one folder, whose name is in a chunk that few pages load.
    const folder = `./${styles[0]?.split('/')[2]}/`;
    const scripts = Object.keys(manifest.files).filter((name) => name.endsWith('.js'));
    const knowing = await Promise.all(
      scripts.map(async (name) => ((await text(name)).includes(folder) ? [name] : [])),
    );
    expect(knowing.flat()).toEqual([expect.stringMatching(/\/create-styles-[\w-]+\.js$/)]);
  });

  it('has one script of a name that stays, which finds the runtime beside itself', async () => {
    expect(manifest.published).toBe('/_frontage/frontage.js');
    const code = await text(manifest.published);
    expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/s);
    expect(code).toContain(basename(publishedEntry()));
    expect(code).not.toContain('/_frontage/');
    for (const selector of publishedSelectors) expect(code).toContain(selector);
    // 20 bytes of it find a summary whose pager stands in its heading, 28 maps, marquees and
    // buttons with a question, 12 the kinds that came later: a kind is found by its class alone. 66
    // find sound, charts, calendars, search fields, donations, quick views and component maps, and
    // one tells the template of what starts by itself from those of what waits for a touch.
    expect(packedLength(code)).toBeLessThanOrEqual(1526);
  });

  it('makes the runtime one file that imports nothing before it runs', async () => {
    for (const entry of [manifest.entry, publishedEntry()])
      expect(await text(entry)).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
  });

  it('answers old calls in a script of its own, of which the boot and the runtimes know nothing', async () => {
    const compat = await text(manifest.compat ?? '');
    expect(compat).toMatch(/^\(\(\)=>\{.*\}\)\(\);?$/s);
    expect(brotliCompressSync(compat).length).toBeLessThanOrEqual(8000);
    for (const file of [manifest.published, manifest.entry, publishedEntry()])
      expect(await text(file)).not.toContain('afterBodyLoad');
  });

  it('knows published markup only in the runtime of other pages', async () => {
    const [own, other] = await Promise.all([manifest.entry, publishedEntry()].map(text));
    for (const selector of publishedSelectors) {
      expect(own).not.toContain(selector);
      expect(other).toContain(selector);
    }
  });

  it('[2.21a] has a chunk for each block with a behaviour, loaded from another address the second time', async () => {
    const entry = await text(manifest.entry);
    for (const block of ['image', 'gallery', 'accordion', 'form', 'search-preview']) {
      const [chunk = ''] = manifest.blocks[block]?.js ?? [];
      expect(chunk).toMatch(new RegExp(`^/_frontage/${block}\\.mount-[\\w-]+\\.js$`));
      const [, name = ''] = /^\/_frontage\/(.*)\.js$/.exec(chunk) ?? [];
      expect(entry).toMatch(
        new RegExp(`(?:load:|\\.{3})\\w+\\("${name.replaceAll('.', '\\.')}"\\)`),
      );
    }
    // The file's name, and what the second attempt adds.
    expect(entry).toMatch(/=>import\(`\.\/\$\{\w+\}\.js\$\{\w+\}`\)/);
  });

  it('[2.21c] the native video loader is a chunk of its own, which no page asks for beforehand', () => {
    const loaders = Object.keys(manifest.files).filter((name) =>
      name.includes('create-native-player'),
    );
    expect(loaders).toHaveLength(1);
    expect(Object.values(manifest.blocks).flatMap(({ js }) => js)).not.toContain(loaders[0]);
    expect(manifest.blocks.video?.js.length).toBeGreaterThan(0);
  });

  it('[8.08] the system error overlay is a chunk of its own, which no page asks for beforehand', async () => {
    const overlays = Object.keys(manifest.files).filter((name) =>
      name.includes('show-system-error'),
    );
    expect(overlays).toHaveLength(1);
    expect(Object.values(manifest.blocks).flatMap(({ js }) => js)).not.toContain(overlays[0]);
    const chunks = await Promise.all((manifest.blocks.form?.js ?? []).map(text));
    expect(chunks.join('')).not.toContain('alertdialog');
  });

  it('a gallery that does not move loads nothing that moves', async () => {
    const codeOf = async (kind: string) =>
      (await Promise.all((manifest.blocks[kind]?.js ?? []).map(text))).join('');
    expect(await codeOf('moving-gallery')).toContain('scrollend');
    expect(await codeOf('gallery')).not.toContain('scrollend');
  });

  it('has no block load more than five files beside the runtime, each of which is there', async () => {
    for (const [block, { js }] of Object.entries(manifest.blocks)) {
      expect([block, js.length <= 5]).toEqual([block, true]);
      for (const address of js)
        for (const [, other = ''] of (await text(address)).matchAll(/["`]\.\/([^"`]+\.js)["`]/g))
          expect(Object.keys(manifest.files)).toContain(`/_frontage/${other}`);
    }
  });

  it('has no file import one that imports it', async () => {
    const scripts = Object.keys(manifest.files).filter((address) => address.endsWith('.js'));
    const imports = new Map(
      await Promise.all(
        scripts.map(async (address) => {
          const found = (await text(address)).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g);
          return [address, [...found].map(([, name = '']) => `/_frontage/${name}`)] as const;
        }),
      ),
    );
    const reach = (address: string, seen = new Set<string>()): ReadonlySet<string> => {
      for (const other of imports.get(address) ?? [])
        if (!seen.has(other)) reach(other, seen.add(other));
      return seen;
    };
    expect(reach(manifest.blocks.gallery?.js[0] ?? '').size).toBeGreaterThan(0);
    expect(scripts.filter((address) => reach(address).has(address))).toEqual([]);
  });

  it('tells of each block all that its chunk imports', async () => {
    for (const { js } of Object.values(manifest.blocks))
      for (const address of js)
        for (const [, name] of (await text(address)).matchAll(/\bfrom\s*"\.\/([^"]+)"/g))
          expect(js).toContain(`/_frontage/${name}`);
  });

  it('sends React to nobody but an island', async () => {
    const builds = await Promise.all(
      Object.entries(manifest.blocks).map(
        async ([block, { js }]) => [block, (await Promise.all(js.map(text))).join('')] as const,
      ),
    );
    const withReact = builds
      .filter(([, code]) => code.includes('react.transitional.element'))
      .map(([block]) => block);
    expect(withReact.sort()).toEqual(['cart', 'checkout', 'published-calendar', 'search-preview']);
    expect(await text(manifest.entry)).not.toContain('react.transitional.element');
  });

  it('asks for React only after the page is painted, or when a block is touched', async () => {
    for (const { id, start, island } of wholeRegistry) {
      const code = (await Promise.all((manifest.blocks[id]?.js ?? []).map(text))).join('');
      if (code.includes('react.transitional.element'))
        expect(start === 'interaction' || island).toBe(true);
    }
  });

  it('has the runtime and screens of the area compiled while they load, and nothing of which much never runs', async () => {
    const hinted = (
      await Promise.all(
        Object.keys(manifest.files).map(async (address) => [address, await text(address)] as const),
      )
    )
      .filter(([, code]) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
      .map(([address]) => address);
    const { entry, editor, look, outline } = manifest;
    expect(hinted.sort()).toEqual([entry, publishedEntry(), editor, look, outline].sort());
  });

  it('has styles for every block, and the tokens with the page', () => {
    // Published markup brings its own styles; moving pictures have those of galleries; texts,
    // counters, the census, pixel events, links that open a window, what turns the pages of a
    // list and the loader of a shop's blocks have none.
    const styled = Object.keys(manifest.blocks).filter(
      (block) =>
        !/^((published|moving)-|(texts|comments-count|census|pixel|pop-up-link|widget|shop)$)/.test(
          block,
        ),
    );
    expect(styled).toEqual(expect.arrayContaining(['text', 'button', 'gallery', 'form']));
    for (const block of styled) expect(manifest.blocks[block]?.css).toMatch(/@layer/);
    expect(manifest.styles).toContain('--fr-color-accent');
  });

  it('reloads after a restart by its boot alone', async () => {
    const { boot, build, ...others } = await reloadingManifest(manifest, appdir);
    expect({ ...manifest, boot, build }).toEqual({ ...others, boot, build });
    expect(boot.code).toContain('reload');
    expect(manifest.boot.code).not.toContain('reload');
    expect(build).not.toBe(manifest.build);
  });

  it('gives the same names to the same sources', async () => {
    const repeated = await buildRuntime({
      outdir,
      appdir,
      files: { 'fonts/a.woff2': { type: 'font/woff2', content: Buffer.from('font') } },
    });
    expect(repeated).toEqual(manifest);
  });
});
