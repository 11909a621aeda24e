// Runs a PostgreSQL server for `start-postgres.mjs`, in a separate process. The starting process
// holds the other end of its standard input: when that closes, because the work is done or because
// that process was ended or killed, the server is shut down and its folder deleted.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * @type {{ program: string, args: string[], folder: string, user: { uid?: number, gid?: number } }}
 */
const { program, args, folder, user } = JSON.parse(process.argv[2]);
const server = spawn(program, args, {
  ...user,
  cwd: folder,
  windowsHide: true,
  stdio: ['ignore', 'ignore', 'pipe'],
  env: { ...process.env, LC_ALL: 'C' },
});
const output = [];
let isReady = false;

createInterface(server.stderr).on('line', (line) => {
  if (isReady) return;
  output.push(line);
  isReady = line.includes('ready to accept connections');
  if (isReady) console.log('ready');
});
server.on('error', (error) => output.push(error.message));
server.on('close', () => {
  if (!isReady) console.log(output.join(' ') || 'it said nothing');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(isReady ? 0 : 1);
});

// The starting process may be gone and no longer read this.
process.stdout.on('error', () => undefined);
// SIGINT: a fast shutdown, which ends connections and writes all data.
process.stdin.on('close', () => server.kill('SIGINT')).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill('SIGINT'));
