import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryFile, openDatabase } from './open-database';
import { copySeededData } from './seeded-data';
import { logServer } from './server-log';

/** A separate demo for a test, with settings that other tests must not see. */
export interface ConfiguredDemo {
  /** Its address, without a trailing slash. */
  address: string;
  /** Queries its database. */
  query(sql: string): Record<string, unknown>[];
  /** Kills its payment provider, the only process that it has started. */
  killProvider(): void;
  close(): Promise<void>;
}

/** Its differences from the demo. */
export interface DemoConfiguration {
  /** Merged into the site's settings. */
  settings: Record<string, unknown>;
  /** Appended to its theme. */
  theme: string;
  /** A page of one text, by its address without the slash. */
  page: { slug: string; nodes: readonly object[] };
}

const appdir = join(import.meta.dirname, '../..');

/**
 * Starts a second demo, on a free port and with a separate database; the first one has built its
 * program and what browsers load, and seeded the data.
 *
 * @param configuration @default as the demo comes
 */
export async function startConfiguredDemo(
  configuration?: DemoConfiguration,
): Promise<ConfiguredDemo> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-demo-'));
  await copySeededData(dataDir);
  const server = spawn(
    process.execPath,
    ['--no-warnings', join(appdir, '.frontage', 'server.mjs'), '--keep-runtime'],
    {
      cwd: join(appdir, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'info',
      },
    },
  );
  logServer(server);
  // Its keys stand beside its data.
  const folders = [dataDir, `${dataDir}-keys`];
  // A test whose handler of a route throws ends with its worker: no `finally` runs any more.
  const abandon = (): void => {
    server.kill('SIGKILL');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  const address = await readAddress(server);
  if (configuration) configure(join(dataDir, 'frontage.db'), configuration);
  return {
    address,
    query: (sql) => queryFile(sql, join(dataDir, 'frontage.db')),
    killProvider: () => void execFileSync('pkill', ['-KILL', '-P', String(server.pid)]),
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      process.off('exit', abandon);
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** It prints its address once it is ready. */
function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (piece: Buffer) => {
      output += piece.toString();
      const [, address] = /is open: (http:\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code, signal) =>
      reject(new Error(`The demo ended (${signal ?? code}): ${output}`)),
    );
  });
}

function configure(
  file: string,
  { settings, theme, page: { slug, nodes } }: DemoConfiguration,
): void {
  const database = openDatabase(file);
  try {
    // The server may be writing.
    database.prepare('pragma busy_timeout = 5000').all();
    const [site] = database.prepare('select settings from site').all() as { settings: string }[];
    const stored = JSON.parse(site?.settings ?? '{}') as { theme: string };
    database
      .prepare('update site set settings = ?, revision = revision + 1')
      .run(JSON.stringify({ ...stored, ...settings, theme: stored.theme + theme }));
    const blocks = [{ id: 'c'.repeat(24), type: 'text', data: { nodes } }];
    const document = JSON.stringify({
      version: 1,
      sections: [{ id: 'only', width: 'text', tone: 'plain', blocks }],
    });
    const [pageId, version] = [`page-${slug}`, `version-${slug}`];
    database
      .prepare(
        `insert into page (id, site_id, slug, page_type, collection_id, draft_version_id, published_version_id, created_at, updated_at)
             select ?, site_id, ?, page_type, collection_id, ?, ?, created_at, updated_at from page where slug = 'about'`,
      )
      .run(pageId, slug, version, version);
    database
      .prepare(
        `insert into page_version (id, site_id, page_id, number, title, description, document, plain_text, created_at)
         select ?, site_id, id, 1, 'Talk', '', ?, '', created_at from page where id = ?`,
      )
      .run(version, document, pageId);
  } finally {
    database.close();
  }
}
