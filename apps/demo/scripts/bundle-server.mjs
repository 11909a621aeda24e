import { build } from 'esbuild';
import { join } from 'node:path';

/** Our own packages are bundled from their sources; everything else stays where its importer finds it. */
const leaveForeign = {
  name: 'leave-foreign-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === 'seen' || path.startsWith('@frontage/') || path.startsWith('node:')) return undefined;
      const found = await builder.resolve(path, { kind, importer, resolveDir, pluginData: 'seen' });
      // A package that is not there (an optional one) is looked for when it is needed.
      if (found.errors.length > 0) return { path, external: true };
      return { path: found.path, external: true };
    });
  },
};

/**
 * Bundles the demo's server into one file.
 *
 * @param {string} appdir the demo's folder
 * @returns {Promise<string>} the file to run
 */
export async function bundleServer(appdir) {
  const outfile = join(appdir, '.frontage', 'server.mjs');
  await build({
    absWorkingDir: appdir,
    entryPoints: ['src/server/main.ts'],
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
