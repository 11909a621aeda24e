import { build } from 'esbuild';

/**
 * Bundles a program for Node: our own packages from their sources, everything else is left where
 * it is installed.
 *
 * @param {import('esbuild').BuildOptions} options its source and its file
 * @param {{ isPublished?: boolean }} [use] a published one looks up what it depends on by name,
 *   where it is installed; any other by the path at which each importer finds it here
 * @returns {Promise<void>}
 */
export async function bundleProgram(options, { isPublished = false } = {}) {
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    logLevel: 'warning',
    conditions: ['@frontage/source'],
    loader: { '.css': 'text' },
    plugins: [isPublished ? leaveNames : leavePaths],
    ...options,
  });
}

const leaveNames = {
  name: 'leave-foreign-packages-by-name',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@frontage/') ? undefined : { path, external: true },
    );
  },
};

const leavePaths = {
  name: 'leave-foreign-packages-by-path',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'seen' || path.startsWith('@frontage/') || path.startsWith('node:'))
        return undefined;
      const { kind, importer, resolveDir } = from;
      const found = await builder.resolve(path, { kind, importer, resolveDir, pluginData: 'seen' });
      // A package that is not there (an optional one) is looked for when it is needed.
      return { path: found.errors.length > 0 ? path : found.path, external: true };
    });
  },
};
