import { bundleModules } from './bundle-modules';

/**
 * Bundles the script that answers the inline calls of existing pages. It is one plain file, so that
 * the names are there before the calls.
 *
 * @param appdir the folder of this app
 */
export async function bundleCompat(appdir: string): Promise<Uint8Array> {
  const [file] = await bundleModules({ cwd: appdir, input: 'src/page/compat.ts' });
  return Buffer.from(`(()=>{${(file?.code ?? '').trim()}})()`);
}
