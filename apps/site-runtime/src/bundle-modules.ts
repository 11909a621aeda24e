import { rolldown, type InputOptions, type OutputChunk, type OutputOptions } from 'rolldown';
import { browserTarget, sourceCondition } from './browser-bundle';

/** What differs from bundle to bundle. */
export interface ModuleBundle extends Pick<InputOptions, 'cwd' | 'input' | 'plugins'> {
  /** Expressions to put in place of names. @default none */
  define?: Readonly<Record<string, string>>;
  /** How shared modules are spread over files. @default a file for each set of chunks */
  codeSplitting?: OutputOptions['codeSplitting'];
}

/**
 * Bundles scripts for the browser: from the sources, small, for browsers of 2023 and later.
 *
 * @returns the files, with names made of their content and of all that they lead to
 * @throws Error with the bundler's messages when the sources do not build
 */
export async function bundleModules({
  define,
  codeSplitting = true,
  ...input
}: ModuleBundle): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    ...input,
    platform: 'browser',
    tsconfig: false,
    resolve: { conditionNames: [sourceCondition, 'browser', 'import', 'module', 'default'] },
    transform: {
      target: browserTarget,
      define: { 'process.env.NODE_ENV': '"production"', ...define },
    },
    // A chunk may offer others more than its source exports; nobody else reads it.
    preserveEntrySignatures: 'allow-extension',
    // A module that one chunk imports and another loads later would need a helper, in a file of
    // its own, on every page with a gallery.
    // Nor may what is loaded later take from the chunk that loads it.
    experimental: {
      chunkOptimization: { mergeCommonChunks: false, avoidRedundantChunkLoads: false },
    },
  });
  try {
    const { output } = await bundle.generate({
      codeSplitting,
      minify: true,
      comments: false,
      // Every page carries a dozen of these names: seven characters are the fewest it takes.
      entryFileNames: '[name]-[hash:7].js',
      chunkFileNames: '[name]-[hash:7].js',
    });
    return output.filter((file) => file.type === 'chunk');
  } finally {
    await bundle.close();
  }
}
