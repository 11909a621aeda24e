import { wholeRegistry } from '@frontage/react-blocks';
import { bundleModules, minifyAgain } from './bundle-modules';

/**
 * Bundles the script for third-party pages, whose markup has no attributes of ours: a boot that
 * recognises the blocks, and finds the runtime next to itself, wherever that is.
 *
 * @param entry the name of the runtime's file
 */
export async function bundlePublished(appdir: string, entry: string): Promise<Uint8Array> {
  const kinds = wholeRegistry.flatMap(({ selector, events = [] }) =>
    selector === undefined ? [] : [[selector, events.join(' ')]],
  );
  const [file] = await bundleModules({
    cwd: appdir,
    input: 'src/page/published.ts',
    define: {
      FRONTAGE_ENTRY: JSON.stringify(entry),
      FRONTAGE_KINDS: JSON.stringify(kinds),
    },
  });
  const code = await minifyAgain(file?.code ?? '');
  return Buffer.from(`(()=>{${code.trim()}})()`);
}
