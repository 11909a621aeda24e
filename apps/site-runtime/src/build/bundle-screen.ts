import type { Plugin } from 'rolldown';
import { bundleModules } from './bundle-modules';

/** The script of a screen of the owner's area. */
export interface BundledScreen {
  /** The name of the file that opens it. */
  readonly entry: string;
  /** Every file by name: what is opened seldom comes in others. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Has Chromium compile a file while it arrives, beside the page's own thread. */
const compiledAtOnce = '//# allFunctionsCalledOnLoad\n';

/**
 * Writes characters beyond Latin-1 as escapes: a browser then keeps a byte a character, and not two
 * of the whole file for the sake of a few quotation marks. They all stand in strings.
 */
const inLatin = (code: string): string =>
  code.replaceAll(
    /[^\0-\xFF]/g,
    (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'),
  );

/** How ProseMirror learns whether it runs in V8. */
const stackRead = 'let { stack } = new Error("/")';

/**
 * Spares a screen the stack that ProseMirror reads as soon as it is loaded: to tell where that is,
 * V8 reads all of the bundle once more.
 */
const withoutStack: Plugin = {
  name: 'without-stack',
  transform: {
    filter: { id: /prosemirror-model/, code: 'v8InternHack' },
    handler(code) {
      if (code.includes(stackRead))
        return code.replace(stackRead, String.raw`let stack = '\n at '`);
      throw new Error('[site-runtime] ProseMirror reads no stack: nothing need replace it now.');
    },
  },
};

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
    plugins: [withoutStack],
  });
  return {
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    files: new Map(
      chunks.map(({ fileName, code, isEntry }) => [
        fileName,
        Buffer.from(inLatin(isEntry ? compiledAtOnce + code : code)),
      ]),
    ),
  };
}
