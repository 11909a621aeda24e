import { build } from 'esbuild';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
const siteRuntime = fileURLToPath(new URL('../../../apps/site-runtime', import.meta.url));
const require = createRequire(import.meta.url);

/** The font of a new site, by its name below `/_frontage/`. */
const font = {
  name: 'fonts/instrument-sans-latin-wght-normal.woff2',
  from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  // Not called LICENSE: the tarball would then lack our own.
  license: '@fontsource-variable/instrument-sans/LICENSE',
};

/** What all bundles have in common. */
const common = {
  absWorkingDir: folder,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  jsx: 'automatic',
  logLevel: 'warning',
  conditions: ['@frontage/source'],
  loader: { '.css': 'text' },
};

/** Our own packages are bundled from their sources; what others wrote is installed beside. */
const leaveForeign = {
  name: 'leave-foreign-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@frontage/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Builds the program: its start, which any Node can read, the program itself, and what browsers
 * load from a site.
 *
 * @param {string} outdir the folder for it; its former content goes
 */
export async function buildProgram(outdir) {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await copyFile(join(folder, 'src/frontage.mjs'), join(outdir, 'frontage.mjs'));
  await build({
    ...common,
    entryPoints: ['src/run-frontage.ts'],
    outfile: join(outdir, 'program.mjs'),
    plugins: [leaveForeign],
  });
  await buildRuntimes(outdir);
}

/**
 * Builds the runtime, and the manifest with which pages reload after a restart: the boot script
 * that stands in the pages is all in which the two differ.
 */
async function buildRuntimes(outdir) {
  const { buildRuntime } = await loadBuilder();
  const content = await readFile(require.resolve(font.from));
  const runtime = join(outdir, 'runtime');
  const options = { appdir: siteRuntime, files: { [font.name]: { type: 'font/woff2', content } } };
  const dev = await buildRuntime({ ...options, outdir: runtime, dev: true });
  await writeFile(join(outdir, 'dev-manifest.json'), JSON.stringify(dev));
  await buildRuntime({ ...options, outdir: runtime });
  await copyFile(require.resolve(font.license), join(outdir, 'instrument-sans.txt'));
}

/** The runtime's builder is TypeScript, so it is bundled before it runs. */
async function loadBuilder() {
  const file = join(siteRuntime, 'node_modules/.cache', `build-runtime.${process.pid}.mjs`);
  await build({
    ...common,
    entryPoints: [join(siteRuntime, 'src/index.ts')],
    outfile: file,
    plugins: [leaveForeign],
  });
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file, { force: true });
  }
}
