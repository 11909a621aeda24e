import { basename, join } from 'node:path';
import { bundleProgram } from '../../../scripts/bundle-program.mjs';
import { root, workFolder } from '../folders.mjs';

/** Where the server's own dependencies are found. */
const folders = ['apps/site-server/node_modules', 'apps/demo/node_modules'].map((folder) =>
  join(root, folder),
);

/**
 * Bundles the server that is measured, as the demo bundles its own.
 *
 * @param {string} [source] the program that starts it
 * @returns {Promise<string>} the file to run
 */
export async function bundleServerUnderTest(
  source = join(import.meta.dirname, 'server-under-test.mjs'),
) {
  const outfile = join(workFolder, basename(source).replace(/\.ts$/, '.mjs'));
  await bundleProgram({ entryPoints: [source], outfile, nodePaths: folders });
  return outfile;
}
