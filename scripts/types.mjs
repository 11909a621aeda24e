// Checks the types of the package in the current folder: each tsconfig*.json once, with the native
// compiler (4 to 9 times as fast as the API one, which stays for tools that need the API).
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const compiler = fileURLToPath(
  new URL('../node_modules/typescript-native/bin/tsc', import.meta.url),
);
const configs = readdirSync('.').filter((name) => /^tsconfig(\..+)?\.json$/.test(name));

for (const config of configs) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
