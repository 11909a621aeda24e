import { build, type BuildOptions } from 'esbuild';
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../..', import.meta.url));

/** A program that plain Node can run. */
export interface Bundle {
  /** Below `node_modules`, so that its externals are found. */
  path: string;
  remove(): Promise<void>;
}

/**
 * Bundles a source file of this app the way the demo does.
 *
 * @param source path below `src`, such as `main.ts`
 */
export function bundleFile(source: string): Promise<Bundle> {
  return bundle(source.replaceAll('/', '-').replace(/\.ts$/, ''), {
    entryPoints: [`${app}src/${source}`],
  });
}

/**
 * Bundles a text, such as an example of the README.
 *
 * @param name of the bundle
 * @param contents TypeScript that imports this app by its name
 */
export function bundleText(name: string, contents: string): Promise<Bundle> {
  return bundle(name, {
    stdin: { contents, resolveDir: `${app}src`, loader: 'ts' },
    alias: { '@frontage/site-server': `${app}src/index.ts` },
  });
}

async function bundle(name: string, from: BuildOptions): Promise<Bundle> {
  const path = `${app}node_modules/.cache/${name}.${process.pid}.mjs`;
  await mkdir(`${app}node_modules/.cache`, { recursive: true });
  await build({
    ...from,
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['@frontage/source'],
    external: ['libsql', 'pg-native', 'sharp'],
    // Tests that kill a server start it a dozen times: much of a start is to read the program.
    minify: true,
    lineLimit: 200,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return { path, remove: () => rm(path, { force: true }) };
}
