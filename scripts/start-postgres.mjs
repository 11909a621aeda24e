// A temporary PostgreSQL server: an empty cluster in the temp folder, on a free port of this
// machine, protected by a password, removed when the starting process ends.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Users to try if this process is root, which PostgreSQL refuses to run as. */
const USERS = ['postgres', 'nobody'];

/** Another process may take a free port first. */
const ATTEMPTS = 3;

/**
 * @typedef {{ url: string, version: string, folder: string, stop(): Promise<void> }}
 *   RunningPostgres `url` names the database that every server has
 */

/**
 * Starts a server. It ends, and its folder is deleted, by `stop`, and also when this process ends
 * in any way, killed or not.
 *
 * @param {string} bin the folder of `initdb` and `postgres`
 * @param {{ durable?: boolean }} [options] `durable`: commits wait for the disk, as anywhere but
 *   in tests, whose data
 *   is thrown away; by default they do not
 * @returns {Promise<RunningPostgres>}
 * @throws Error with the server's output if it does not start
 */
export async function startPostgres(bin, { durable = false } = {}) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce(bin, durable);
    } catch (error) {
      if (tries === ATTEMPTS) throw error;
    }
  }
}

async function startOnce(bin, durable) {
  const user = process.getuid?.() === 0 ? findUser() : {};
  // Another user may have no access to root's own temp folder.
  const folder = mkdtempSync(
    join(user.uid === undefined ? tmpdir() : '/tmp', 'frontage-postgres-'),
  );
  try {
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
    const programs = reachable(bin, folder, user);
    const version = run(join(programs, 'postgres'), ['--version'], { ...user, cwd: folder }).trim();
    const password = randomBytes(18).toString('base64url');
    makeCluster(programs, folder, { user, password });
    const { port, keeper } = await keep(programs, folder, { user, durable });
    const stop = async () => {
      if (keeper.exitCode !== null) return;
      keeper.stdin.end();
      await once(keeper, 'exit');
    };
    return {
      url: `postgres://frontage:${password}@127.0.0.1:${port}/postgres`,
      version,
      folder,
      stop,
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function findUser() {
  for (const name of USERS) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }),
    );
    if (uid.status === 0 && gid.status === 0)
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${USERS.join(' or ')}.`);
}

/**
 * Programs that the other user cannot reach, e.g. in root's home folder, are copied to a reachable
 * place.
 */
function reachable(bin, folder, user) {
  const { error } = spawnSync(join(bin, 'postgres'), ['--version'], { ...user, cwd: folder });
  if (error?.code !== 'EACCES') return bin;
  const copy = join(folder, 'programs');
  for (const part of [basename(bin), 'lib', 'share']) {
    cpSync(join(bin, '..', part), join(copy, part), { recursive: true, verbatimSymlinks: true });
  }
  return join(copy, basename(bin));
}

function makeCluster(bin, folder, { user, password }) {
  const secret = join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (user.uid !== undefined) chownSync(secret, user.uid, user.gid);
  const login = ['--username=frontage', '--auth=scram-sha-256', `--pwfile=${secret}`];
  // Sorts words like people, as hosted databases do: nothing may depend on the order of bytes.
  const words = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  run(join(bin, 'initdb'), ['-D', join(folder, 'data'), '--no-sync', ...login, ...words], {
    ...user,
    cwd: folder,
  });
  rmSync(secret);
}

async function keep(bin, folder, { user, durable }) {
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${durable ? 'on' : 'off'}`,
    // Nobody follows its log, and nothing lives long enough to be cleaned.
    ...(durable
      ? []
      : ['full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off']),
  ];
  const args = [
    '-D',
    join(folder, 'data'),
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const task = JSON.stringify({ program: join(bin, 'postgres'), args, folder, user });
  // A separate process group: Ctrl-C is for this process, whose end the keeper notices.
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keep-postgres.mjs'), task], {
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [firstOutput] = await Promise.race([
    once(createInterface(keeper.stdout), 'line'),
    once(keeper, 'exit'),
  ]);
  if (firstOutput !== 'ready') throw new Error(`PostgreSQL did not start: ${firstOutput}`);
  return { port, keeper };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function run(program, args, options) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status === 0) return stdout;
  throw new Error(`${basename(program)} failed: ${error?.message ?? stderr.trim()}`);
}
