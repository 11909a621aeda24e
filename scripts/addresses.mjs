// Writes the tables of addresses, from the declarations of the actions: all of them into the
// server's README, those that blocks ask into the contract for other servers.
import { build } from 'esbuild';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './do/root.mjs';

const app = join(root, 'apps/site-server');
const bundle = join(app, `node_modules/.cache/addresses.${process.pid}.mjs`);
mkdirSync(join(app, 'node_modules/.cache'), { recursive: true });
await build({
  stdin: {
    contents: "export * from './address-table'; export * from './contract-table';",
    resolveDir: join(app, 'src/app'),
    loader: 'ts',
  },
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
const { addressTable, contractTable } = await import(pathToFileURL(bundle).href);
rmSync(bundle);

writeTable(join(app, 'README.md'), 'Addresses', addressTable());
writeTable(join(root, 'packages/react-blocks/docs/server.md'), 'Every address', contractTable());

/** Puts a table below a heading, in the place of the one that stands there. */
function writeTable(file, heading, table) {
  const text = readFileSync(file, 'utf8');
  const written = text.replace(
    new RegExp(`(## ${heading}\\n\\n)(?:\\|.*\\n)+`),
    (_, head) => `${head}${table}\n`,
  );
  writeFileSync(file, written);
  console.log(`${relative(root, file)}: ${written === text ? 'nothing to write' : 'written'}`);
}
