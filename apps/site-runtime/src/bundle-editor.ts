import { bundleModules } from './bundle-modules';

/**
 * Bundles the page editor into one script, which only its own page in the owner's area loads.
 *
 * @param appdir the folder of this app's `package.json`; the editor is resolved from there
 */
export async function bundleEditor(appdir: string): Promise<Buffer> {
  const [file] = await bundleModules({ cwd: appdir, input: '@frontage/config' });
  // A classic script: its variables must not become global.
  return Buffer.from(`(()=>{${(file?.code ?? '').trim()}})()`);
}
