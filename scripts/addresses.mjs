// Writes the table of addresses into the server's README, from the declarations of the actions.
import { build } from 'esbuild';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './do/root.mjs';

const app = join(root, 'apps/site-server');
const bundle = join(app, `node_modules/.cache/addresses.${process.pid}.mjs`);
mkdirSync(join(app, 'node_modules/.cache'), { recursive: true });
await build({
  entryPoints: [join(app, 'src/app/address-table.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  conditions: ['@frontage/source'],
  external: ['libsql', 'pg-native', 'sharp'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'error',
});
const { addressTable } = await import(pathToFileURL(bundle).href);
rmSync(bundle);

const readme = join(app, 'README.md');
const text = readFileSync(readme, 'utf8');
const written = text.replace(
  /(## Addresses\n\n)(?:\|.*\n)+/,
  (_, head) => `${head}${addressTable()}\n`,
);
writeFileSync(readme, written);
console.log(
  `addresses: ${written === text ? 'nothing to write' : 'README.md of site-server written'}`,
);
