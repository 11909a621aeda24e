import { join } from 'node:path';
import type { Configuration } from '../../app/configuration';
import { createSiteServer } from '../../app/create-site-server';
import { openStore } from '../../app/open-store';
import { readKeys } from '../../app/read-keys';
import { loadRuntime } from '../../pages/runtime/load-runtime';
import type { StaticExportOrder } from '../export/run-export';
import { exportStaticSite } from './export-static-site';

/**
 * The command `export --static`.
 *
 * @param configuration how the site is set up
 * @param order what is wanted
 * @param output the terminal
 * @throws if there is no site, the folder is not empty, or a file cannot be written
 */
export async function runStaticExport(
  configuration: Configuration,
  { staticTo, api }: StaticExportOrder,
  output: Pick<NodeJS.WritableStream, 'write'>,
): Promise<void> {
  const { dataDir, databaseUrl, runtimeDir, baseUrl } = configuration;
  const runtime =
    runtimeDir === undefined
      ? undefined
      : await loadRuntime(runtimeDir, join(dataDir, 'compressed'));
  const server = createSiteServer({
    store: await openStore({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) }),
    keys: await readKeys(configuration),
    cacheDir: join(dataDir, 'variants'),
    logLevel: 'silent',
    ...(runtime && { runtime }),
    ...(baseUrl !== undefined && { baseUrl }),
  });
  try {
    const written = await exportStaticSite({ server, runtime }, staticTo, api);
    output.write(`${written.pages} pages and ${written.files} files are in ${staticTo}.\n`);
    for (const address of written.missing) output.write(`Not there: ${address}\n`);
    output.write(
      api === ''
        ? 'Forms and carts call /api at the address of the copy: let your server pass that on.\n'
        : `Forms and carts call ${api}: set STATIC_ORIGINS there to the address of the copy.\n`,
    );
  } finally {
    await server.close();
  }
}
