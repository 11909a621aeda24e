import { build } from 'esbuild';
import { basename, join } from 'node:path';
import { root, workFolder } from '../folders.mjs';

/** Where the server's own dependencies are found. */
const folders = ['apps/site-server/node_modules', 'apps/demo/node_modules'].map((folder) =>
  join(root, folder),
);

/**
 * Our own packages are bundled from their sources; everything else stays where its importer finds
 * it.
 */
const leaveForeign = {
  name: 'leave-foreign-packages',
  setup(builder) {
    builder.onResolve(
      { filter: /^[^./]/ },
      async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === 'seen' || path.startsWith('@frontage/') || path.startsWith('node:'))
          return undefined;
        const found = await builder.resolve(path, {
          kind,
          importer,
          resolveDir,
          pluginData: 'seen',
        });
        return { path: found.path || path, external: true };
      },
    );
  },
};

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
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    logLevel: 'warning',
    conditions: ['@frontage/source'],
    loader: { '.css': 'text' },
    nodePaths: folders,
    plugins: [leaveForeign],
  });
  return outfile;
}
