import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OutputChunk } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleChunks } from './bundle-chunks';
import { writeSources, type SourceFolder } from '../testing/source-folder';

const sources = {
  'src/gallery/gallery.mount.ts': `
    import { still } from './still';
    import { text } from '../text';
    export const go = () => [still, text('gallery')];
    export const later = () => import('./moving');`,
  'src/gallery/old-gallery.mount.ts': `
    import { still } from './still';
    import { motion } from './motion';
    export const go = () => [still, motion];`,
  'src/gallery/moving.ts': `
    import { motion } from './motion';
    export const go = async () => [motion, (await (await import('./further')).go())];`,
  'src/gallery/further.ts': `
    import { motion } from './motion';
    export const go = () => motion + ' again';
    export const back = () => import('./moving');`,
  'src/gallery/still.ts': `import { text } from '../text'; export const still = text('still');`,
  'src/gallery/motion.ts': `import { still } from './still'; export const motion = still + '+';`,
  'src/form/form.mount.ts': `
    import { text } from '../text';
    export const go = () => [text('form')];`,
  'src/text.ts': 'export const text = (name: string) => `<${name}>`;',
};
const names = ['gallery/gallery.mount', 'gallery/old-gallery.mount', 'form/form.mount'];
let folder: SourceFolder;
let chunks: OutputChunk[];
const bundle = (from: SourceFolder, order = names): Promise<OutputChunk[]> =>
  bundleChunks(
    from.path,
    Object.fromEntries(
      order.map((name) => [name.replace(/.*\//, ''), join(from.path, 'src', `${name}.ts`)]),
    ),
  );
const nameOf = (chunks: readonly OutputChunk[], name: string): string =>
  chunks.find((chunk) => chunk.name === name)?.fileName ?? '';

/** Runs a chunk like a browser. */
async function run(name: string): Promise<{ go: () => unknown; later: () => Promise<unknown> }> {
  const address = pathToFileURL(join(folder.path, 'out', nameOf(chunks, name))).href;
  return (await import(/* @vite-ignore */ address)) as Awaited<ReturnType<typeof run>>;
}

beforeAll(async () => {
  folder = await writeSources(sources);
  chunks = await bundle(folder);
  for (const { fileName, code } of chunks) await folder.write(join('out', fileName), code);
});
afterAll(() => folder.remove());

describe('bundleChunks', () => {
  it('has chunks share files, which are named after what needs them', () => {
    const shared = chunks.filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry);
    expect(shared.map(({ name }) => name).sort()).toEqual(['base', 'gallery', 'old-gallery']);
    const imports = chunks.find(({ name }) => name === 'gallery.mount')?.imports ?? [];
    expect(imports).not.toContain(nameOf(chunks, 'old-gallery'));
  });

  it('every name is found where it went', async () => {
    expect((await run('gallery.mount')).go()).toEqual(['<still>', '<gallery>']);
    expect((await run('old-gallery.mount')).go()).toEqual(['<still>', '<still>+']);
    expect((await run('form.mount')).go()).toEqual(['<form>']);
  });

  it('parts come when they are asked for, also those that load each other', async () => {
    const { later } = await run('gallery.mount');
    const { go } = (await later()) as { go: () => Promise<unknown> }; // as written above
    expect(await go()).toEqual(['<still>+', '<still>+ again']);
  });

  it('gives the same names and contents in another folder, and from another order', async () => {
    const elsewhere = await writeSources(sources);
    try {
      const repeated = await bundle(elsewhere, names.toReversed());
      const contents = (chunks: readonly OutputChunk[]) =>
        chunks.map(({ fileName, code }) => [fileName, code]);
      expect(contents(repeated)).toEqual(contents(chunks));
    } finally {
      await elsewhere.remove();
    }
  });

  it('gives another name to whatever leads to a change, and to nothing else', async () => {
    const changed = await writeSources({
      ...sources,
      'src/gallery/motion.ts': `import { still } from './still'; export const motion = still + '!';`,
    });
    try {
      const after = await bundle(changed);
      const renamed = after
        .map(({ name }) => name)
        .filter((name) => nameOf(after, name) !== nameOf(chunks, name));
      // The gallery loads `moving` later, by its name.
      expect(renamed.sort()).toEqual([
        'further',
        'gallery.mount',
        'moving',
        'old-gallery',
        'old-gallery.mount',
      ]);
    } finally {
      await changed.remove();
    }
  });

  it('ends with what is wrong when a source does not build', async () => {
    const broken = await writeSources({
      ...sources,
      'src/text.ts': `export { text } from './no-such-file';`,
    });
    try {
      await expect(bundle(broken)).rejects.toThrow('no-such-file');
    } finally {
      await broken.remove();
    }
  });
});
