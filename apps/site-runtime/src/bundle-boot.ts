import { policyHash } from '@frontage/react-blocks/server';
import { bundleModules } from './bundle-modules';

/**
 * Bundles the inline boot with the runtime's address, and gives the policy source that allows it.
 *
 * @param dev whether the page reloads after a restart of the server
 */
export async function bundleBoot(
  appdir: string,
  entry: string,
  dev: boolean,
): Promise<{ code: string; hash: string }> {
  const [file] = await bundleModules({
    cwd: appdir,
    input: dev ? 'src/boot-dev.ts' : 'src/boot.ts',
    define: { FRONTAGE_ENTRY: JSON.stringify(entry) },
  });
  // A classic script: its variables must not become global.
  const code = `(()=>{${(file?.code ?? '').trim()}})()`;
  return { code, hash: policyHash(code) };
}
