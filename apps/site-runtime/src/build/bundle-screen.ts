import { bundleModules } from './bundle-modules';

/** The script of a screen of the owner's area. */
export interface BundledScreen {
  /** The name of the file that opens it. */
  readonly entry: string;
  /** Every file by name: what is opened seldom comes in others. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Bundles a screen of the owner's area, such as the page editor, which only its own page loads, as
 * a module.
 *
 * @param appdir the folder of this app's `package.json`; the screen is resolved from there
 * @param name how its file is called
 * @param source what is bundled
 */
export async function bundleScreen(
  appdir: string,
  name: string,
  source: string,
): Promise<BundledScreen> {
  const chunks = await bundleModules({
    cwd: appdir,
    input: { [name]: source },
    sharesWithEntry: true,
  });
  return {
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    files: new Map(chunks.map(({ fileName, code }) => [fileName, Buffer.from(code)])),
  };
}
