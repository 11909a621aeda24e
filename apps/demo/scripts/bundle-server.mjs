import { join } from 'node:path';
import { bundleProgram } from '../../../scripts/bundle-program.mjs';

/**
 * Bundles the demo's server into one file, or another program.
 *
 * @param {string} appdir the demo's folder
 * @param {string} entry the program's source, in the demo's folder
 * @param {string} name of the file
 * @returns {Promise<string>} the file to run
 */
export async function bundleServer(appdir, entry = 'src/server/main.ts', name = 'server') {
  const outfile = join(appdir, '.frontage', `${name}.mjs`);
  await bundleProgram({ absWorkingDir: appdir, entryPoints: [entry], outfile, sourcemap: true });
  return outfile;
}
