import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundleScreen } from './bundle-screen';

it('brings what is opened seldom in files of their own, which take the rest from the editor', async () => {
  const appdir = fileURLToPath(new URL('../..', import.meta.url));
  const { entry, files } = await bundleScreen(appdir, 'editor', '@frontage/config');
  const later = [...files].filter(([name]) => name !== entry);
  expect(later.map(([name]) => name.replace(/-.{7}\.js$/, '')).sort()).toEqual([
    'block-groups',
    'dialogs',
    'load-places',
    'open-preview-links',
    'rehearse-when-idle',
    'show-page-status',
  ]);
  const text = (name: string) => Buffer.from(files.get(name) ?? []).toString();
  for (const [name] of later) {
    expect(text(entry)).toContain(name);
    expect(text(name)).toContain(entry);
  }
  // Only what opens the editor is compiled while it arrives; there V8 is not asked for a stack.
  const compiled = [...files.keys()].filter((name) =>
    text(name).startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(compiled).toEqual([entry]);
  expect(text(entry)).not.toMatch(/Error\([`'"]\/[`'"]\)/);
  // One character beyond Latin-1 would make a browser keep two bytes for each of them.
  for (const name of files.keys()) expect(text(name)).toMatch(/^[\0-\xFF]+$/);
  expect(text(entry)).toContain(String.raw`\u201c`);
});
