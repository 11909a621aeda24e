import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packTarball } from './pack-tarball.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * What somebody's own npm is set up by, which may have to trust a company's certificate; everything
 * else of this machine's is left out.
 */
const OF_NPM = [
  'PATH',
  'NODE_EXTRA_CA_CERTS',
  'npm_config_registry',
  'npm_config_userconfig',
  'npm_config_globalconfig',
];

/** How long a site may take from the command to its first page, in milliseconds. */
const LONGEST = 10 * 60_000;

/**
 * Makes a site by the packed program as somebody would who has never seen it: in an empty folder,
 * with an empty home, with nothing but Node, npm and its registry.
 *
 * @param {string} name of the program's folder below packages
 * @param {string} folder a temporary one
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} complaints
 */
export async function tryProgram(name, folder, env) {
  const tarball = await packTarball(name, folder, env);
  const home = join(folder, 'home');
  const work = join(folder, 'work');
  for (const folder of [home, work]) mkdirSync(folder);
  const npmSettings = Object.fromEntries(
    OF_NPM.flatMap((variable) => (env[variable] ? [[variable, env[variable]]] : [])),
  );
  const words = ['exec', '--yes', `--package=${tarball}`, '--'];
  const around = {
    cwd: work,
    env: { ...npmSettings, HOME: home, USERPROFILE: home },
    shell: process.platform === 'win32',
  };
  const started = performance.now();
  const child = spawn('npm', [...words, 'frontage', 'init', '--yes', '--program', tarball], {
    ...around,
    // A group of its own: npm does not pass a signal on.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints = [];
  try {
    const { address, link } = await readAddresses(child);
    complaints.push(...(await openSite(address, link)));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`  from the command to the first page: ${seconds} s, nothing installed before`);
  } finally {
    process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  const upgrade = ['exec', '--no', '--', 'frontage', 'upgrade', '--to', tarball];
  const { code, output } = await runQuietly('npm', upgrade, around);
  if (code !== 0 || !output.includes('To go back to')) complaints.push(`the upgrade: ${output}`);
  return complaints;
}

/** What the program prints once its site is open. */
async function readAddresses(child) {
  let printed = '';
  return new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`${why}: ${printed}`));
    const timer = setTimeout(() => fail('it took too long'), LONGEST);
    const read = (chunk) => {
      printed += chunk;
      const address = /is open: (\S+)/.exec(printed)?.[1];
      const link = /(\S+\/config\/link\/\S+)\s/.exec(printed)?.[1];
      if (!address || !link) return;
      clearTimeout(timer);
      resolve({ address, link });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`it ended with ${code}`);
    });
  });
}

async function openSite(address, link) {
  const wanted = [
    [address, 'data-block='],
    [new URL('/contact', address), '<form'],
    [link, 'type="password"'],
  ];
  const found = await Promise.all(
    wanted.map(async ([url, part]) => {
      const reply = await fetch(url);
      const isThere = reply.status === 200 && (await reply.text()).includes(part);
      return isThere ? [] : [`${new URL(url).pathname} answers ${reply.status}, without ${part}`];
    }),
  );
  return found.flat();
}
