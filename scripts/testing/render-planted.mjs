import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as repository } from '../do/root.mjs';

const PACKAGE = 'packages/react-blocks';

/**
 * Renders a page with one block by a copy of the sources of react-blocks, with the block's own
 * styles and an address for its script, as in the build of the runtime.
 *
 * @param {string} root the folder of the copy
 * @param {{ type: string, data: object }} block
 * @returns {Promise<import('@frontage/react-blocks/server').RenderedPage>}
 */
export async function renderPlanted(root, { type, data }) {
  const sources = join(root, PACKAGE, 'src');
  const code = `
    export { renderPage, styledBlocks } from './server/index';
    export { testDocument, testInput, testRuntime } from './testing/test-page';`;
  const outfile = join(root, PACKAGE, 'server.mjs');
  await build({
    stdin: { contents: code, resolveDir: sources, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    conditions: ['@frontage/source'],
    loader: { '.css': 'empty' },
    // The copy finds its imports next to the original sources and in the repository.
    nodePaths: [join(repository, PACKAGE, 'node_modules'), join(repository, 'node_modules')],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  const { renderPage, styledBlocks, testDocument, testInput, testRuntime } = await import(
    /* @vite-ignore */ outfile
  );
  const styles = styledBlocks.map((name) => [
    name,
    { js: [], css: readFileSync(join(sources, 'blocks', name, `${name}.css`), 'utf8') },
  ]);
  const { [type]: blockStyles, ...others } = Object.fromEntries(styles);
  const blocks = { ...others, [type]: { ...blockStyles, js: [`/_frontage/${type}.mount.js`] } };
  return renderPage(
    testInput(testDocument({ type, data }), { runtime: { ...testRuntime, blocks } }),
  );
}
