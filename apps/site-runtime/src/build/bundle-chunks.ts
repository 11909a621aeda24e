import type { OutputChunk } from 'rolldown';
import { bundleModules } from './bundle-modules';
import { chooseFiles } from './choose-files';

/**
 * Bundles the lazily loaded chunks, twice. The first bundle only shows which chunk needs what: by
 * itself the bundler makes a file for every set of chunks that share something, and a gallery would
 * load sixteen, most of them below 1 KB. The second bundle puts shared modules where `chooseFiles`
 * says.
 *
 * @param sources the chunks' sources, by name
 * @param define expressions that replace names. @default none
 */
export async function bundleChunks(
  cwd: string,
  sources: Readonly<Record<string, string>>,
  define: Readonly<Record<string, string>> = {},
): Promise<OutputChunk[]> {
  // Sorted, because the order in which they are found varies and would change the bundles.
  const input = Object.fromEntries(Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1)));
  const files = chooseFiles(await bundleModules({ cwd, input, define }));
  return bundleModules({
    cwd,
    input,
    define,
    codeSplitting: {
      groups: [{ name: (id) => files.get(id), debugName: 'shared files' }],
      // Each import of a shared module has its own place.
      includeDependenciesRecursively: false,
    },
  });
}
