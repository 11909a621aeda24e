import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedFiles } from './entry-files.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * Loads every entry by `import` and by `require` in a separate Node. Entries for the browser too: a
 * server that renders must be able to import them.
 *
 * @param {import('./pack-package.mjs').Packed[]} packed
 * @param {string} folder
 * @returns {Promise<string[]>} entries that cannot be loaded, or whose exports differ between the
 *   two ways
 */
export async function loadEntries(packed, folder) {
  const site = join(folder, 'site');
  const specifiers = packed.flatMap(({ manifest }) => Object.keys(importedFiles(manifest)));
  writeFileSync(join(site, 'load-entries.mjs'), program(specifiers));
  const { code, stdout, output } = await runQuietly(process.execPath, ['load-entries.mjs'], {
    cwd: site,
  });
  if (code !== 0) return [output];
  console.log(`  ${specifiers.length} entries`);
  // Without stderr: a warning of Node's is not a complaint.
  return JSON.parse(stdout);
}

// An entry with only types exports no names, which is a fault of the entry.
const program = (specifiers) => `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const complaints = [];
for (const specifier of ${JSON.stringify(specifiers)}) {
  try {
    const imported = Object.keys(await import(specifier)).sort().join();
    const required = Object.keys(require(specifier)).sort().join();
    if (imported === '') complaints.push(specifier + ' exports nothing');
    if (imported !== required) complaints.push(specifier + ' gives ' + imported + ' by import, ' + required + ' by require');
  } catch (error) {
    complaints.push(specifier + ': ' + error.stack);
  }
}
console.log(JSON.stringify(complaints));
`;
