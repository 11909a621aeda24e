import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleProgram } from '../../../scripts/bundle-program.mjs';

const folder = fileURLToPath(new URL('..', import.meta.url));
const siteRuntime = fileURLToPath(new URL('../../../apps/site-runtime', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * The packages of the fonts that looks have, the first of which is that of a new site. Their
 * addresses below `/_frontage/` stand in `lookFonts` of site-model.
 */
const fonts = ['instrument-sans', 'fraunces'];

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
  await bundle('src/run-frontage.ts', join(outdir, 'program.mjs'));
  await Promise.all([writeHelp(outdir), buildRuntimes(outdir)]);
}

/** Writes what the program says of itself, which its start prints without reading the program. */
async function writeHelp(outdir) {
  const print =
    'import(process.argv[1]).then(({ helpTexts }) => console.log(JSON.stringify(helpTexts())))';
  const program = pathToFileURL(join(outdir, 'program.mjs')).href;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', print, program]);
  await writeFile(join(outdir, 'help.json'), stdout);
}

/**
 * Builds the runtime, and the manifest with which pages reload after a restart: the boot script
 * that stands in the pages is all in which the two differ.
 */
async function buildRuntimes(outdir) {
  const { buildRuntime, reloadingManifest } = await loadBuilder();
  const manifest = await buildRuntime({
    appdir: siteRuntime,
    files: await readFonts(outdir),
    outdir: join(outdir, 'runtime'),
  });
  const dev = await reloadingManifest(manifest, siteRuntime);
  await writeFile(join(outdir, 'dev-manifest.json'), JSON.stringify(dev));
}

/** Reads the fonts, by their names below `/_frontage/`, and puts their licenses beside them. */
async function readFonts(outdir) {
  const files = {};
  for (const name of fonts) {
    const file = `${name}-latin-wght-normal.woff2`;
    const content = await readFile(require.resolve(`@fontsource-variable/${name}/files/${file}`));
    files[`fonts/${file}`] = { type: 'font/woff2', content };
    // Not called LICENSE: the tarball would then lack our own.
    const license = require.resolve(`@fontsource-variable/${name}/LICENSE`);
    await copyFile(license, join(outdir, `${name}.txt`));
  }
  return files;
}

/** The runtime's builder is TypeScript, so it is bundled before it runs. */
async function loadBuilder() {
  const file = join(siteRuntime, 'node_modules/.cache', `build-runtime.${process.pid}.mjs`);
  await bundle(join(siteRuntime, 'src/index.ts'), file);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file, { force: true });
  }
}

/** Bundles a source file of this package, or of another one. */
function bundle(source, outfile) {
  const options = { absWorkingDir: folder, entryPoints: [source], outfile };
  return bundleProgram(options, { isPublished: true });
}
