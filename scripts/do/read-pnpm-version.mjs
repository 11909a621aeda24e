import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Reads pnpm's name with its exact version, such as `pnpm@10.34.8`. */
export function readPnpmVersion(folder = root) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).packageManager;
}
