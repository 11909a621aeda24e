import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runtimeFolder } from '../site/read-environment';
import { requireSite } from '../site/require-site';

/** How long is waited for more changes, in milliseconds: editors write in several steps. */
const calm = 200;

/** What is watched in the folder of a site. */
const isSiteFile = (name: string): boolean =>
  /^(?:(?:site|coupons|patterns|translations|redirects)\.json|theme\.css|(?:pages|drafts|forms|pictures|products|files)\/[^.].*)$/.test(
    name,
  );

/**
 * Serves a site until the process is ended. A change of its files is imported, and the server is
 * started anew, which is what open pages notice.
 *
 * @param folder of the site
 * @throws when there is no site
 */
export async function developSite(folder: string): Promise<void> {
  requireSite(folder);
  const runtime = await makeRuntime();
  const run = (...words: string[]): ChildProcess =>
    spawn(process.execPath, [programFile(), ...words], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, RUNTIME_DIR: runtime },
    });
  let server = run('start');
  let waiting: NodeJS.Timeout | undefined;
  // One after the other: two servers cannot have one port.
  let turns = Promise.resolve();
  const publish = async () => {
    const [code] = await once(run('import'), 'exit');
    if (code !== 0) return;
    await stop(server);
    server = run('start');
  };
  const notice = (name: string) => {
    if (!isSiteFile(name)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      turns = turns.then(publish);
    }, calm);
  };
  // Folder by folder: what is installed in it, and the data, are many files that nobody edits.
  const watchers = ['', 'pages/', 'drafts/', 'forms/', 'pictures/', 'products/', 'files/']
    .filter((inside) => existsSync(join(folder, inside)))
    .map((inside) =>
      watch(join(folder, inside), (_event, name) => name !== null && notice(inside + name)),
    );
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  for (const watcher of watchers) watcher.close();
  clearTimeout(waiting);
  await turns;
  await stop(server);
  await rm(runtime, { recursive: true, force: true });
}

/** What browsers load, with the boot script that makes pages reload. */
async function makeRuntime(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-dev-'));
  await cp(runtimeFolder(), folder, { recursive: true });
  const manifest = fileURLToPath(new URL('./dev-manifest.json', import.meta.url));
  await cp(manifest, join(folder, 'manifest.json'));
  return folder;
}

/** The start of this program. */
const programFile = (): string => fileURLToPath(new URL('./frontage.mjs', import.meta.url));

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
