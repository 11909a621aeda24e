// Takes out what mends a finding, one after the other in a copy of the sources, and runs the test
// that must fail then. Fails on a test that passes all the same, and on a mend that is not found.
// Part of `npm run nightly`.
// Usage: node scripts/mutants.mjs [words of a finding or of its file]
import { tmpdir } from 'node:os';
import { findMemoryFolder } from './do/find-memory-folder.mjs';
import { prepareBrowser } from './do/prepare-browser.mjs';
import { root } from './do/root.mjs';
import { toolEnvironment } from './do/tool-environment.mjs';
import { copySources } from './mutants/copy-sources.mjs';
import { MUTANTS } from './mutants/mutants.table.mjs';
import { runMutants } from './mutants/run-mutants.mjs';
import { runNamedTests, runnerOf } from './mutants/run-named-tests.mjs';

// npm removes the `--` before arguments, other runners pass it on.
const words = process.argv
  .slice(2)
  .filter((word) => word !== '--')
  .map((word) => word.toLowerCase());
const isMeant = ({ finding, file }) =>
  words.every((word) => `${finding} ${file}`.toLowerCase().includes(word));

process.env.TMPDIR = findMemoryFolder(process.env) ?? tmpdir();
const { found, required, env } = await prepareBrowser(toolEnvironment(process.env));
const meant = MUTANTS.filter(isMeant);
const mutants = meant.filter(({ test }) => found || runnerOf(test) === 'unit');
const skipped = meant.length - mutants.length;

const copy = copySources(root);
process.on('exit', copy.remove);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const outcomes = await runMutants(mutants, {
  root: copy.folder,
  // Property tests as by day.
  runTests: runNamedTests(copy.folder, { ...env, FRONTAGE_RUNS: '' }),
  report: ({ finding, test }, { state, told = '' }) =>
    console.log(`${state} · ${finding} · ${state === 'red' ? told : `${test} ${told}`}`),
});

const red = outcomes.filter(({ state }) => state === 'red').length;
console.log(
  `mutants: ${red} of ${outcomes.length} mends are missed by their tests${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = red < outcomes.length || meant.length === 0 || (required && !found) ? 1 : 0;
