import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, absolute. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** pnpm with its exact version, such as `pnpm@10.34.8`. */
export function readPnpmVersion(folder = root) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).packageManager;
}
