import type { SplitChunk } from '../build/find-loaded-chunks';

const root = '/checkout/packages/react-blocks/src';

/** A chunk shared by others; it contains one module, and much code. */
export function shared(
  name: string,
  imports: readonly SplitChunk[] = [],
  module = `${root}/${name}.ts`,
): SplitChunk {
  return {
    name,
    fileName: `${name}-hash.js`,
    code: 'x'.repeat(1_000),
    imports: imports.map(({ fileName }) => fileName),
    dynamicImports: [],
    moduleIds: [module],
    facadeModuleId: null,
    isEntry: false,
    isDynamicEntry: false,
  };
}

/** A lazily loaded part of a block. */
export function part(
  name: string,
  imports: readonly SplitChunk[],
  later: readonly SplitChunk[] = [],
): SplitChunk {
  const module = `${root}/${name}.ts`;
  return {
    ...shared(name, imports, module),
    dynamicImports: later.map(({ fileName }) => fileName),
    facadeModuleId: module,
    isDynamicEntry: true,
  };
}

/**
 * A block.
 *
 * @param options its folder, and what it loads later. @default a folder of its own name, nothing
 */
export function block(
  name: string,
  imports: readonly SplitChunk[],
  { folder = name, later = [] }: { folder?: string; later?: readonly SplitChunk[] } = {},
): SplitChunk {
  return {
    ...part(`${name}.mount`, imports, later),
    facadeModuleId: `${root}/blocks/${folder}/${name}.mount.ts`,
    isEntry: true,
    isDynamicEntry: false,
  };
}
