import type { OutputChunk } from 'rolldown';
import { bundleModules } from './bundle-modules';
import { chooseFiles } from './choose-files';

/**
 * Bundles what is loaded later, twice. The first bundle only shows who needs what: by itself the
 * bundler makes a file for every set of chunks that share something, and a gallery would load
 * sixteen, most of them below 1 KB. The second puts shared modules where `chooseFiles` says.
 *
 * @param sources the chunks' sources, by their names
 * @param define expressions to put in place of names. @default none
 */
export async function bundleChunks(
  cwd: string,
  sources: Readonly<Record<string, string>>,
  define: Readonly<Record<string, string>> = {},
): Promise<OutputChunk[]> {
  // Sorted: the order in which they were found varies, and the bundles vary with it.
  const input = Object.fromEntries(
    Object.entries(sources).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const files = chooseFiles(await bundleModules({ cwd, input, define }));
  return bundleModules({
    cwd,
    input,
    define,
    codeSplitting: {
      groups: [{ name: (id) => files.get(id), debugName: 'shared files' }],
      // Whatever a shared module imports has its own place.
      includeDependenciesRecursively: false,
    },
  });
}
