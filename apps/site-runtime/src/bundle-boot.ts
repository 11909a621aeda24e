import { policyHash } from '@frontage/react-blocks/server';
import { build } from 'esbuild';
import { browserBundle } from './browser-bundle';

/**
 * Bundles the inline boot around the runtime's address, with the policy source that
 * allows it.
 *
 * @param dev whether the page loads itself again when the server has been restarted
 */
export async function bundleBoot(
  appdir: string,
  entry: string,
  dev: boolean,
): Promise<{ code: string; hash: string }> {
  const { outputFiles } = await build({
    ...browserBundle,
    absWorkingDir: appdir,
    entryPoints: [dev ? 'src/boot-dev.ts' : 'src/boot.ts'],
    define: { ...browserBundle.define, FRONTAGE_ENTRY: JSON.stringify(entry) },
  });
  // A classic script: its variables must not become the page's.
  const code = `(()=>{${(outputFiles[0]?.text ?? '').trim()}})()`;
  return { code, hash: policyHash(code) };
}
