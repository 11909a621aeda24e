import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../do/root.mjs';
import { compressedBytes } from '../size/measure-bundle.mjs';
import { COMPONENT_BUDGETS } from '../size/built.table.mjs';
import { updateWeights, weightComplaints } from './update-weights.mjs';

const README = join(root, 'packages/react-blocks/README.md');

/**
 * Weighs what a user's site ships for one component, without React and lazily loaded chunks:
 * bundled from the tarballs by esbuild, which only leaves out whole files, like many bundlers.
 *
 * @param {string} folder the folder with everything installed
 * @param {{ write: boolean }} options `write` puts the figures into the README
 * @returns {Promise<string[]>} components over their budget, and figures of the README that no
 *   longer hold
 */
export async function weighComponents(folder, { write }) {
  const weighed = await Promise.all(
    COMPONENT_BUDGETS.map(async (budget) => [budget, await weigh(budget, join(folder, 'site'))]),
  );
  for (const [{ component, entry }, bytes] of weighed)
    console.log(`  ${component} of ./${entry}: ${bytes} bytes`);
  const sentences = weighed
    .filter(([{ entry }]) => entry !== 'react')
    .map(([{ component }, bytes]) => ({ component, bytes }));
  if (write) writeFileSync(README, updateWeights(readFileSync(README, 'utf8'), sentences));
  const over = weighed.filter(([{ limit }, bytes]) => bytes > limit);
  return [
    ...over.map(
      ([{ component, entry, limit }, bytes]) =>
        `${component} of ./${entry} is ${bytes} bytes, over its budget of ${limit}`,
    ),
    ...weightComplaints(readFileSync(README, 'utf8'), sentences),
  ];
}

async function weigh({ component, entry }, site) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { ${component} } from '@frontage/react-blocks/${entry}';`,
      resolveDir: site,
    },
    outdir: 'out',
    bundle: true,
    write: false,
    minify: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    // Paths in the metafile match those of the files.
    absWorkingDir: site,
  });
  const { outputs } = metafile;
  const main = Object.keys(outputs).find((file) => outputs[file].entryPoint === '<stdin>');
  const files = withImports(main, outputs);
  return outputFiles
    .filter(({ path }) => files.some((file) => path === join(site, file)))
    .reduce((sum, { contents }) => sum + compressedBytes(contents, 'gzip'), 0);
}

/** Lists a file and everything it imports directly. */
function withImports(file, outputs, visited = []) {
  if (visited.includes(file)) return visited;
  return outputs[file].imports
    .filter(({ kind, external }) => kind === 'import-statement' && !external)
    .reduce((found, { path }) => withImports(path, outputs, found), [...visited, file]);
}
