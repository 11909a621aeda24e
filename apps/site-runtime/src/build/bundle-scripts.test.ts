import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundleScripts } from './bundle-scripts';

const appdir = fileURLToPath(new URL('../..', import.meta.url));

describe('bundleScripts', () => {
  it('a block brings none of what another chunk needs of the same package', async () => {
    const { chunks, files } = await bundleScripts(appdir, '/', {
      names: [],
      folder: 'styles/',
      files: new Map(),
    });
    const code = (block: string): string =>
      (chunks.get(block) ?? [])
        .map((file) => new TextDecoder().decode(files.get(file.slice(1))))
        .join('');
    // The full-screen view is loaded when a visitor opens it.
    const scripts = [...files.values()].map((bytes) => new TextDecoder().decode(bytes)).join('');
    expect(scripts).toContain('showModal');
    const ofGalleries = 'These are not the gallery designs';
    expect(code('gallery')).toContain(ofGalleries);
    expect(code('gallery')).not.toContain('showModal');
    for (const block of ['image', 'video']) expect(code(block)).not.toContain(ofGalleries);
  });
});
