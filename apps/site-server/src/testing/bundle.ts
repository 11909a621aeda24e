import { build } from 'esbuild';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Bundles a source file of this app the way the demo does, so that plain Node can run it.
 *
 * @param source path below `src`, such as `main.ts`
 * @returns path of the bundle; below `node_modules`, so that its externals are found
 */
export async function bundle(source: string): Promise<string> {
  const app = fileURLToPath(new URL('../..', import.meta.url));
  const outfile = `${app}node_modules/.cache/${source.replaceAll('/', '-').replace(/\.ts$/, '')}.${process.pid}.mjs`;
  await mkdir(`${app}node_modules/.cache`, { recursive: true });
  await build({
    entryPoints: [`${app}src/${source}`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['@frontage/source'],
    external: ['libsql', 'pg-native', 'sharp'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return outfile;
}
