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
  const { pages, forms, pictures } = await exportSiteFiles(store, folder);
  output.write(
    `Written into ${folder}: site.json, theme.css, ${pages} pages, ${forms} forms, ${pictures} pictures.\n`,
  );
}
