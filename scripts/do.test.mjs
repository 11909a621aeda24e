import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { failureLine } from './do/failure-line.mjs';
import { findMemoryFolder } from './do/find-memory-folder.mjs';
import { listPlaywrightFailures } from './do/list-playwright-failures.mjs';
import { listVitestFailures } from './do/list-vitest-failures.mjs';
import {
  addRuns,
  countPlaywright,
  countsLine,
  countVitest,
  NO_RUN,
  readRun,
} from './do/read-run.mjs';
import { repeatFailures } from './do/repeat-failures.mjs';
import { countBrowserTests } from './do/count-browser-tests.mjs';
import { isNodeSupported } from './do/ensure-node.mjs';
import { readInstallState } from './do/ensure-installed.mjs';
import { prepareBrowser } from './do/prepare-browser.mjs';
import { preparePostgres } from './do/prepare-postgres.mjs';
import { toolEnvironment } from './do/tool-environment.mjs';
import { plantTree } from './testing/plant-tree.mjs';

describe('isNodeSupported', () => {
  it.each([
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['22.0.0', true],
    ['26.10.0', true],
  ])('Node %s: %s', (version, expected) => {
    expect(isNodeSupported(version)).toBe(expected);
  });
});

describe('findMemoryFolder', () => {
  it('is one that can be written and has room enough', () => {
    const root = plantTree({});
    expect(findMemoryFolder({}, { place: root, least: 1 })).toBe(root);
    expect(findMemoryFolder({}, { place: root, least: Infinity })).toBeUndefined();
    expect(findMemoryFolder({}, { place: `${root}/none` })).toBeUndefined();
  });

  it('is not looked for by whoever says where temporary files go', () => {
    expect(
      findMemoryFolder({ TMPDIR: '/var/tmp' }, { place: plantTree({}), least: 1 }),
    ).toBeUndefined();
  });
});

describe('readInstallState', () => {
  const lock = { 'pnpm-lock.yaml': 'a' };

  it('does nothing when the installed lock file is the same', () => {
    expect(readInstallState(plantTree({ ...lock, 'node_modules/.pnpm/lock.yaml': 'a' }))).toBe(
      'nothing',
    );
  });

  it('installs when it differs, and when there is nothing or half of it', () => {
    expect(readInstallState(plantTree({ ...lock, 'node_modules/.pnpm/lock.yaml': 'b' }))).toBe(
      'install',
    );
    expect(readInstallState(plantTree({ ...lock, 'node_modules/.pnpm/a/index.js': '' }))).toBe(
      'install',
    );
    expect(readInstallState(plantTree(lock))).toBe('install');
  });

  it('starts over when another tool made node_modules', () => {
    expect(readInstallState(plantTree({ ...lock, 'node_modules/react/index.js': '' }))).toBe(
      'start over',
    );
  });
});

describe('toolEnvironment', () => {
  it("puts the repository's tools first on the path, whatever its spelling", () => {
    const { Path } = toolEnvironment({ Path: '/bin' });
    expect(Path.split(delimiter)[0]).toMatch(/node_modules[\\/]\.bin$/);
    expect(Path.split(delimiter)[1]).toBe('/bin');
  });

  it('switches telemetry off', () => {
    expect(toolEnvironment({})).toMatchObject({ TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
  });
});

describe('prepareBrowser', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const none = { find: async () => undefined };
  const linux = {
    find: async () => ({ path: '/chromium', how: 'here' }),
    fetch: async () => '/shell',
    platform: 'linux',
    arch: 'x64',
  };

  it('hands the path it found to the tools, and that of its headless shell for most tests', async () => {
    const { found, env } = await prepareBrowser({ A: '1' }, linux);
    expect(found).toBe(true);
    expect(env).toEqual({ A: '1', BROWSER_PATH: '/shell', WHOLE_BROWSER_PATH: '/chromium' });
  });

  it.each([
    ['where one is named', { BROWSER_PATH: '/chromium' }, linux],
    ['at night', { FRONTAGE_RUNS: 'nightly' }, linux],
    ['where there is no shell for the machine', {}, { ...linux, platform: 'darwin' }],
    ['where the shell cannot be had', {}, { ...linux, fetch: async () => undefined }],
  ])('all tests run in the whole browser %s', async (_, given, machine) => {
    expect((await prepareBrowser(given, machine)).env).toMatchObject({
      BROWSER_PATH: '/chromium',
      WHOLE_BROWSER_PATH: '/chromium',
    });
  });

  it('knows that a machine with nothing but a shell has no whole browser', async () => {
    const find = async () => ({ path: '/shell', how: 'fetched', isShell: true });
    const { env } = await prepareBrowser(
      {},
      { ...linux, find, fetch: async () => expect.fail('it has one') },
    );
    expect(env).toEqual({ BROWSER_PATH: '/shell', WHOLE_BROWSER_PATH: '' });
  });

  it('says how to get one when there is none, and requires one in CI only', async () => {
    expect(await prepareBrowser({}, none)).toMatchObject({ found: false, required: false });
    expect(log.mock.lastCall[0]).toContain('npx playwright install chromium');
    expect(await prepareBrowser({ CI: 'true' }, none)).toMatchObject({
      found: false,
      required: true,
    });
    expect(await prepareBrowser({ REQUIRE_BROWSER: '1' }, none)).toMatchObject({ required: true });
    expect(await prepareBrowser({ CI: 'false', REQUIRE_BROWSER: '0' }, none)).toMatchObject({
      required: false,
    });
  });
});

describe('preparePostgres', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const none = { find: () => undefined };
  const url = 'postgres://a/b';

  it('starts the one it found and hands its address to the tools', async () => {
    const stop = vi.fn();
    const start = vi.fn(async () => ({ url, version: 'postgres 1', stop }));
    const prepared = await preparePostgres(
      { A: '1' },
      { find: () => ({ bin: '/bin', how: 'here' }), start },
    );
    expect(prepared).toMatchObject({ found: true, env: { A: '1', TEST_DATABASE_URL: url } });
    expect(start).toHaveBeenCalledWith('/bin');
    await prepared.stop();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('starts none where a server is named', async () => {
    expect(await preparePostgres({ TEST_DATABASE_URL: url }, none)).toMatchObject({
      found: true,
      env: { TEST_DATABASE_URL: url },
    });
  });

  it('says how to get one when there is none or it does not start, and requires one in CI only', async () => {
    const broken = {
      find: () => ({ bin: '/bin', how: 'here' }),
      start: () => Promise.reject(new Error('no room')),
    };
    expect(await preparePostgres({}, broken)).toMatchObject({ found: false, required: false });
    expect(log.mock.calls.at(-2)).toEqual(['no room']);
    expect(await preparePostgres({}, none)).toMatchObject({ found: false, required: false });
    expect(log.mock.lastCall[0]).toContain('POSTGRES_BIN=');
    expect(await preparePostgres({ CI: '1' }, none)).toMatchObject({ required: true });
    expect(await preparePostgres({ REQUIRE_POSTGRES: '1' }, none)).toMatchObject({
      found: false,
      required: true,
    });
    expect(await preparePostgres({ REQUIRE_POSTGRES: '0' }, none)).toMatchObject({
      required: false,
    });
  });
});

describe('counts', () => {
  it('adds up and names skipped ones only when there are some', () => {
    const sum = addRuns([
      { ...NO_RUN, passed: 2 },
      { ...NO_RUN, passed: 1, failed: 1, skipped: 3 },
    ]);
    expect(countsLine(sum)).toBe('3 passed, 1 failed, 3 skipped');
    expect(countsLine({ ...sum, skipped: 0 })).toBe('3 passed, 1 failed');
    expect(countsLine(addRuns([]))).toBe('0 passed, 0 failed');
  });

  it('counts a file of vitest that could not be collected as a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 4, failed: 2, skipped: 3 });
  });

  it('counts flaky tests and broken files of Playwright as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it('never reports success for a run that failed or left no report', () => {
    const report = join(
      plantTree({ 'r.json': '{"stats":{"expected":1,"unexpected":0,"flaky":0,"skipped":0}}' }),
      'r.json',
    );
    const runner = { count: countPlaywright, list: listPlaywrightFailures };
    expect(readRun(report, 0, runner).failed).toBe(0);
    expect(readRun(report, 1, runner).failed).toBe(1);
    expect(readRun(`${report}.gone`, 0, runner).failed).toBe(1);
  });

  it('counts the browser tests that a run without a browser leaves out', () => {
    const root = plantTree({
      'packages/a/src/a.browser.test.ts': "it('x', f);\n  it.each(t)('y', f);\n// it is",
      'packages/a/src/a.test.ts': "it('z', f);",
    });
    expect(countBrowserTests(root)).toBe(2);
  });
});

describe('failures', () => {
  const failure = (name, where = 'a.test.ts') => ({ where, name, reason: '' });

  it('are named with the first line of their reason, without colours', () => {
    const report = {
      testResults: [
        { name: 'fine.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
        { name: 'broken.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            {
              status: 'failed',
              fullName: 'two',
              failureMessages: ['\u001b[31mwas 1\u001b[39m\nat'],
            },
          ],
        },
      ],
    };
    expect(listVitestFailures(report).map(failureLine)).toEqual([
      '  broken.test.ts › the whole file\n    no such file',
      '  a.test.ts › two\n    was 1',
    ]);
  });

  it('of Playwright are found in every suite, with the line that it takes as a filter', () => {
    const attachments = [
      { name: 'trace', path: 'trace.zip' },
      { name: 'server log', path: 'results/server.log' },
    ];
    const tests = [{ results: [{ errors: [{ message: 'too late\nat' }], attachments }] }];
    const bad = { ok: false, file: 'a.e2e.ts', line: 7, title: 'two', tests };
    const suites = [{ specs: [{ ok: true, title: 'one' }], suites: [{ specs: [bad] }] }];
    expect(listPlaywrightFailures({ suites })).toEqual([
      {
        where: 'a.e2e.ts:7',
        name: 'two',
        reason: 'too late\n    server log: results/server.log',
      },
    ]);
  });

  it('are repeated alone: what passes then is told, what fails again has failed', async () => {
    const first = { ...NO_RUN, passed: 8, failed: 2, failures: [failure('one'), failure('two')] };
    const run = vi.fn(() =>
      Promise.resolve({ ...NO_RUN, passed: 4, failed: 1, failures: [failure('two')] }),
    );
    expect(await repeatFailures(first, run)).toEqual({
      passed: 9,
      failed: 1,
      skipped: 0,
      failures: [failure('two')],
      repeated: [failure('one')],
    });
    expect(run).toHaveBeenCalledExactlyOnceWith(['a.test.ts']);
  });

  it('are not repeated when there are many, or one has no name', async () => {
    const failures = Array.from({ length: 6 }, (_, index) => failure(String(index)));
    const many = { ...NO_RUN, failed: 6, failures };
    const nameless = { ...NO_RUN, failed: 2, failures: [failure('one')] };
    const run = vi.fn();
    for (const first of [many, nameless, NO_RUN])
      expect(await repeatFailures(first, run)).toBe(first);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('the command', () => {
  it('refuses a word it does not know', () => {
    const script = fileURLToPath(new URL('./do.mjs', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script, 'tset'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      'do: unknown command "tset". Use one of: demo, dev, test, new, nightly.',
    );
  });
});
