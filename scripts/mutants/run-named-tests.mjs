import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPlaywrightFailures } from '../do/list-playwright-failures.mjs';
import { listVitestFailures } from '../do/list-vitest-failures.mjs';
import { countPlaywright, countVitest, readRun } from '../do/read-run.mjs';
import { runQuietly } from '../pack/run-quietly.mjs';

/** Milliseconds that a file may take on a busy machine: a mutant may go round for ever. */
const LONGEST = 600_000;

/**
 * Milliseconds that a single test may take. What a mutant keeps from happening is waited for until
 * then, and not for as long as by day.
 */
const TEST_TIME = 20_000;

const VITEST = { count: countVitest, list: listVitestFailures, stop: '--bail=1' };
const PLAYWRIGHT = { count: countPlaywright, list: listPlaywrightFailures, stop: '-x' };
const RUNNERS = [
  {
    name: 'e2e',
    takes: (file) => file.endsWith('.e2e.ts'),
    program: 'playwright',
    args: ['test', '-c', 'apps/demo/playwright.config.ts', '--reporter=json'],
    report: PLAYWRIGHT,
  },
  {
    name: 'browser',
    takes: (file) => file.includes('.browser.test.'),
    program: 'vitest',
    args: ['run', '--project', 'browser*'],
    report: VITEST,
  },
  {
    name: 'unit',
    takes: () => true,
    program: 'vitest',
    args: ['run', '--project', 'unit'],
    report: VITEST,
  },
];

/**
 * Finds out what runs a test file: `unit`, `browser` or `e2e`.
 *
 * @param {string} file
 * @returns {string}
 */
export const runnerOf = (file) => findRunner(file).name;

/**
 * Creates what runs test files of a tree without showing their output.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('./run-mutants.mjs').RunTests}
 */
export function runNamedTests(root, env) {
  return async (files) => {
    const failures = [];
    for (const runner of RUNNERS) {
      const chosen = files.filter((file) => findRunner(file) === runner);
      if (chosen.length > 0) failures.push(...(await runOnce(runner, chosen, { root, env })));
    }
    return failures;
  };
}

const findRunner = (file) => RUNNERS.find(({ takes }) => takes(file));

async function runOnce({ program, args, report }, files, { root, env }) {
  const reports = mkdtempSync(join(tmpdir(), 'frontage-mutants-report-'));
  const file = join(reports, 'report.json');
  const isVitest = report === VITEST;
  const { code, output } = await runQuietly(
    program,
    [
      ...args,
      ...(isVitest
        ? ['--reporter=json', `--outputFile.json=${file}`, `--testTimeout=${TEST_TIME}`]
        : []),
      // A single red test is enough.
      ...(files.length === 1 ? [report.stop] : []),
      ...files,
    ],
    {
      cwd: root,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      timeout: LONGEST * files.length,
    },
  );
  const { passed, failed, failures } = readRun(file, code, report);
  rmSync(reports, { recursive: true, force: true });
  // A run without tests proves nothing, nor does one that failed between them.
  if (failures.length > 0 || (passed > 0 && failed === 0))
    return failures.map((failure) => ({ ...failure, where: fileOf(failure, files) }));
  return files.map((where) => ({ where, name: 'the whole file', reason: output.slice(-300) }));
}

/** One runner names a file by its whole path, the other by its end and a line. */
function fileOf({ where }, files) {
  const end = where.replace(/:\d+$/, '');
  return files.find((file) => end.endsWith(file) || file.endsWith(end)) ?? where;
}
