import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The version of the program, as its `package.json` says it. */
export async function programVersion(): Promise<string> {
  const path = fileURLToPath(new URL('../package.json', import.meta.url));
  // Our own manifest, which a release writes.
  const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
  return version;
}
