import { countFiles } from './count-files';
import { exportSiteFiles, type ExportStore } from './export-site-files';

/**
 * The command `export --to`: the site as files, which `import` reads back.
 *
 * @param store the store
 * @param folder is made, or is empty
 * @param output the terminal
 * @throws if it is not empty, there is no site, or a file cannot be written
 */
export async function runSiteExport(
  store: ExportStore,
  folder: string,
  output: Pick<NodeJS.WritableStream, 'write'>,
): Promise<void> {
  const written = await exportSiteFiles(store, folder);
  output.write(
    `Your site is in ${folder}: ${countFiles(written)}.\n` +
      'What visitors sent, members, orders and accounts are not in it: backup has those.\n',
  );
}
