import { bundleModules } from './bundle-modules';

/**
 * Bundles a screen of the owner's area into one script, which only its own page loads.
 *
 * @param appdir the folder of this app's `package.json`; the screen is resolved from there
 * @param screen its module: the page editor, or the look of the site
 */
export async function bundleScreen(
  appdir: string,
  screen: '@frontage/config' | '@frontage/config/look',
): Promise<Buffer> {
  const [file] = await bundleModules({ cwd: appdir, input: screen });
  // A classic script: its variables must not become global.
  return Buffer.from(`(()=>{${(file?.code ?? '').trim()}})()`);
}
