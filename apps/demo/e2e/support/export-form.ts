import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleServer } from '../../scripts/bundle-server.mjs';
import { servedData } from './served-data';

const databaseUrl = process.env.E2E_DATABASE_URL ?? '';
const appdir = join(import.meta.dirname, '../..');

/** Exports a form by the owner's command, while the server is running. */
export async function exportForm(formId: string): Promise<{ csv: string; json: string }> {
  const path = await bundleServer(appdir, '../site-server/src/main.ts', 'export');
  const env = {
    ...process.env,
    DATA_DIR: servedData,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const run = async (format: string): Promise<string> =>
    (
      await promisify(execFile)(
        process.execPath,
        ['--no-warnings', path, 'export', '--form', formId, '--format', format],
        { env },
      )
    ).stdout;
  return { csv: await run('csv'), json: await run('json') };
}

/** Splits a CSV text into cells, row by row, like a spreadsheet (RFC 4180). */
export function csvRows(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}
