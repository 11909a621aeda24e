// Run after the build of a package, in its folder: takes the ids of facts out of the comments of
// its types. They are for those who have the repository.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripRowIds } from './pack/strip-row-ids.mjs';

for (const name of readdirSync('dist', { recursive: true })) {
  if (!/\.d\.c?ts$/.test(name)) continue;
  const file = join('dist', name);
  writeFileSync(file, stripRowIds(readFileSync(file, 'utf8')));
}
