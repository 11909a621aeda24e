import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Sources to bundle, in a separate folder. */
export interface SourceFolder {
  path: string;
  /** Writes another file, or replaces one. */
  write(name: string, content: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Writes sources into a new folder with its own package scope, in which scripts are modules.
 *
 * @param files contents by name, e.g. `src/entry.ts`
 */
export async function writeSources(files: Readonly<Record<string, string>>): Promise<SourceFolder> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'frontage-sources-')));
  const write = async (name: string, content: string): Promise<void> => {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  };
  await write('package.json', '{ "type": "module", "sideEffects": false }');
  for (const [name, content] of Object.entries(files)) await write(name, content);
  return { path, write, remove: () => rm(path, { recursive: true, force: true }) };
}
