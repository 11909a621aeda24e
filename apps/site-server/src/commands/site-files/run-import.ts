import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHidden } from '../../texts/escape-hidden';
import { countFiles } from './count-files';
import { importSiteFiles, type SiteImportStore } from './import-site-files';
import type { ImportArguments } from './read-import-arguments';
import { readSiteFiles } from './read-site-files';
import { siteFileNames } from '../../imports/site-files/site-files';

/**
 * The command `import`.
 *
 * @param open opens the store; not called when the files are wrong or only checked
 * @param ask what is wanted
 * @param output the terminal
 * @throws when something is wrong in the files: the message has a line for each; nothing was
 *   changed then
 */
export async function runImport(
  open: (run: (store: SiteImportStore) => Promise<void>) => Promise<void>,
  { folder, checkOnly }: Pick<ImportArguments, 'folder' | 'checkOnly'>,
  output: Pick<NodeJS.WritableStream, 'write'>,
): Promise<void> {
  if (!existsSync(join(folder, siteFileNames.settings)))
    throw new Error(
      `there is no site in ${folder}: it has no site.json. Nothing was changed. ` +
        'Go into the folder of your site, or name it: npx frontage import <folder>',
    );
  const files = await readSiteFiles(folder);
  if (checkOnly) {
    return void output.write(`The files are fine: ${countFiles(files)}.\n`);
  }
  await open(async (store) => {
    const { changed, unchanged, elsewhere } = await importSiteFiles(store, files);
    for (const name of changed) output.write(`  ${escapeHidden(name)}\n`);
    output.write(`Published: ${changed.length}. As they were: ${unchanged.length}.\n`);
    if (elsewhere.length > 0)
      output.write(`Pages without a file, as they were: ${escapeHidden(elsewhere.join(', '))}\n`);
  });
}
