import { build } from 'esbuild';
import { join } from 'node:path';

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
        // A package that is not there (an optional one) is looked for when it is needed.
        if (found.errors.length > 0) return { path, external: true };
        return { path: found.path, external: true };
      },
    );
  },
};

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
  await build({
    absWorkingDir: appdir,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
    conditions: ['@frontage/source'],
    loader: { '.css': 'text' },
    plugins: [leaveForeign],
  });
  return outfile;
}
