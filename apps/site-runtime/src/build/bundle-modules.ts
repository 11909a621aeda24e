import { minify } from 'terser';
import { rolldown, type InputOptions, type OutputChunk, type OutputOptions } from 'rolldown';
import { browserTarget, sourceCondition } from './browser-bundle';

/** What differs from bundle to bundle. */
export interface ModuleBundle extends Pick<InputOptions, 'cwd' | 'input' | 'plugins'> {
  /** Expressions that replace names. @default none */
  define?: Readonly<Record<string, string>>;
  /** How shared modules are divided into files. @default a file for each set of chunks */
  codeSplitting?: OutputOptions['codeSplitting'];
  /** Whether a lazily loaded file imports from the one that loads it. @default false */
  sharesWithEntry?: boolean;
}

/**
 * Bundles scripts for the browser: from the sources, minified, for browsers of 2023 and later.
 *
 * @returns the files, with names derived from their content and from everything they load
 * @throws Error with the bundler's messages if the sources do not build
 */
export async function bundleModules({
  define,
  codeSplitting = true,
  sharesWithEntry = false,
  ...input
}: ModuleBundle): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    ...input,
    platform: 'browser',
    tsconfig: false,
    resolve: { conditionNames: [sourceCondition, 'browser', 'import', 'module', 'default'] },
    transform: {
      target: browserTarget,
      define: {
        'process.env.NODE_ENV': '"production"',
        // What only other hosts need is left out.
        FRONTAGE_PAGE: 'true',
        ...define,
      },
    },
    // A chunk may export more than its source does, for other chunks; nobody else reads it.
    preserveEntrySignatures: 'allow-extension',
    // A module that one chunk imports and another loads later would need an extra helper file on
    // every page with a gallery. There, lazily loaded code must not import from the chunk that
    // loads it either.
    experimental: {
      chunkOptimization: {
        mergeCommonChunks: sharesWithEntry,
        avoidRedundantChunkLoads: sharesWithEntry,
      },
    },
  });
  try {
    const { output } = await bundle.generate({
      codeSplitting,
      minify: true,
      comments: false,
      // Every page carries a dozen of these names: seven characters are the minimum.
      entryFileNames: '[name]-[hash:7].js',
      chunkFileNames: '[name]-[hash:7].js',
    });
    return output.filter((file) => file.type === 'chunk');
  } finally {
    await bundle.close();
  }
}

/**
 * Minifies once more what is on every page, by a twentieth. Chunks are left as they are, since that
 * would take the build seconds.
 *
 * @param code of a module
 * @throws Error if it is no JavaScript
 */
export async function minifyAgain(code: string): Promise<string> {
  const options = { compress: { passes: 3, unsafe_arrows: true }, format: { comments: false } };
  const minified = await minify(code, { ...options, module: true, ecma: 2020 });
  return minified.code ?? code;
}
