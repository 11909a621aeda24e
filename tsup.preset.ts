import type { Options } from 'tsup';

/**
 * How every published package is built: ESM, CJS and types, one output per
 * entry. The tool can be exchanged here without touching a package.
 *
 * @param entry output name → source file, e.g. `{ index: 'src/index.ts', dom: 'src/dom/index.ts' }`
 * @param overrides anything a package needs beyond that
 */
export function preset(entry: Record<string, string>, overrides: Options = {}): Options {
  return {
    entry,
    format: ['esm', 'cjs'],
    target: 'es2022',
    clean: true,
    splitting: true,
    treeshake: true,
    // With the sources in them: a debugger shows what was written.
    sourcemap: true,
    // tsup 8 sets `baseUrl`, which TypeScript 6 reports as deprecated.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    ...overrides,
  };
}
