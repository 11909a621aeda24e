// Starts the demo site: bundles its server straight from the sources, which takes a
// second and needs no package built, and runs it.
//
//   node apps/demo/scripts/demo.mjs            start
//   node apps/demo/scripts/demo.mjs --reset    start over with a fresh site
//   node apps/demo/scripts/demo.mjs --watch    rebuild, restart and reload on every change
import { spawn } from 'node:child_process';
import { openSync, rmSync, watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleServer } from './bundle-server.mjs';

const appdir = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const watching = process.argv.includes('--watch');
let options = process.argv.slice(2).filter((option) => option !== '--watch');

// End-to-end tests keep what it prints in a file, to which servers that they start add theirs.
const { SERVER_LOG: logFile } = process.env;
if (logFile) rmSync(logFile, { force: true });
const printed = logFile ? openSync(logFile, 'a') : 'inherit';

let server;

async function start() {
  const [program] = await Promise.all([
    bundleServer(appdir),
    bundleServer(appdir, 'src/server/payment-provider.ts', 'payment-provider'),
  ]);
  server = spawn(process.execPath, ['--enable-source-maps', '--no-warnings', program, ...options], {
    cwd: root,
    stdio: ['inherit', printed, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...(watching && { FRONTAGE_DEV: '1' }) },
  });
  // A restart is no fresh start: what was typed since stays.
  options = options.filter((option) => option !== '--reset');
  return server;
}

/** Ends the running server and waits until its port is free. */
function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}

// While watching, nothing else would end this process.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => stop().then(() => process.exit(server?.exitCode ?? 0)));

if (watching) {
  let restartTimer;
  // One restart after the other: two at once would leave a server behind on the port.
  let restarts = Promise.resolve();
  const restart = async () => {
    await stop();
    await start().catch((error) => console.error(error.message));
  };
  for (const folder of ['packages', 'apps']) {
    watch(`${root}${folder}`, { recursive: true }, (_event, file) => {
      if (
        !file ||
        !/[\\/]src[\\/]/.test(file) ||
        /[\\/](node_modules|\.frontage)[\\/]|\.test\./.test(file)
      )
        return;
      clearTimeout(restartTimer);
      restartTimer = setTimeout(() => (restarts = restarts.then(restart)), 150);
    });
  }
  restarts = restart();
} else {
  (await start()).on('exit', (code) => process.exit(code ?? 0));
}
