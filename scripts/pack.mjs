// Builds and packs every package and uses the tarballs like a user: two linters on each, every
// entry loaded in Node both ways, the examples of the READMEs compiled, then run in plain pages and
// in a page built with Vite and React, and a site made by the program in an empty folder. Downloads
// nothing but what the program depends on. Without a browser the pages are left out;
// in CI that fails.
// Usage: node scripts/pack.mjs [--no-build] [--keep] [--write]
// (--keep: leave the folder with everything that was installed; --write: put the weights of
// components into the README of react-blocks)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBrowser } from './do/prepare-browser.mjs';
import { runCommand } from './do/run-command.mjs';
import { showStep } from './do/show-step.mjs';
import { toolEnvironment } from './do/tool-environment.mjs';
import { checkTarball } from './pack/check-tarball.mjs';
import { compileExamples } from './pack/compile-examples.mjs';
import { installTarballs } from './pack/install-tarballs.mjs';
import { loadEntries } from './pack/load-entries.mjs';
import { openPlainPages, openReactPage } from './pack/open-plain-pages.mjs';
import { packPackage } from './pack/pack-package.mjs';
import { readPackages } from './pack/read-packages.mjs';
import { tryProgram } from './pack/try-program.mjs';
import { weighComponents } from './pack/weigh-components.mjs';

const BUILD = ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'];

/**
 * @param {{ build: boolean, keep: boolean, write: boolean }} options
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code
 */
async function packAll({ build, keep, write }, env) {
  if (build && (await showStep('build', () => runCommand('turbo', BUILD, { env }))) !== 0) return 1;
  const folder = mkdtempSync(join(tmpdir(), 'frontage-pack-'));
  try {
    const browser = await prepareBrowser(env);
    const complaints = await usePackages(folder, browser, { env, write });
    if (!browser.found && browser.required) complaints.push('no browser was found');
    console.log(
      complaints.length === 0 ? '\nAll packages can be used.' : `\n${complaints.length} complaints`,
    );
    return complaints.length === 0 ? 0 : 1;
  } finally {
    if (keep) console.log(`Everything is in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

async function usePackages(folder, browser, { env, write }) {
  const { ready, empty, programs } = readPackages();
  for (const name of empty) console.log(`– ${name}: left out, its entry exports nothing yet`);

  let packed = [];
  const complaints = await complain('pack', async () => {
    packed = await Promise.all(ready.map((name) => packPackage(name, folder, env)));
    return [];
  });
  const steps = [
    [
      'tarballs: manifest, publint, attw',
      async () => (await Promise.all(packed.map((tarball) => checkTarball(tarball, env)))).flat(),
    ],
    ['install', async () => installTarballs(packed, folder)],
    ['Node: import and require of every entry', () => loadEntries(packed, folder)],
    ['types of the examples', () => compileExamples(packed, folder)],
    ['weight of single components', () => weighComponents(folder, { write })],
  ];
  for (const name of programs)
    steps.push([`${name}: a site in an empty folder`, () => tryProgram(name, folder, env)]);
  if (browser.found) {
    const path = browser.env.BROWSER_PATH;
    steps.push(
      ['plain pages', () => openPlainPages(packed, folder, path)],
      ['Vite and React', () => openReactPage(folder, path)],
    );
  }
  for (const [name, work] of steps) complaints.push(...(await complain(name, work)));
  return complaints;
}

// A step that throws does not hide the next.
function complain(name, work) {
  const run = async () => {
    const found = await work().catch((error) => [String(error.stack ?? error)]);
    for (const line of found) console.error(line);
    return found;
  };
  return showStep(name, run, { isFine: (found) => found.length === 0 });
}

const { values } = parseArgs({
  options: {
    'no-build': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
process.exitCode = await packAll(
  { build: !values['no-build'], keep: values.keep, write: values.write },
  toolEnvironment(process.env),
);
