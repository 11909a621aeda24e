import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportStore } from '../../imports/site-files/import-store';
import type { ImportArguments } from '../site-files/read-import-arguments';
import { siteFileNames } from '../../imports/site-files/site-files';
import { importOtherSite } from '../../imports/other-sites/import-other-site';
import type { PictureFetching } from '../../imports/other-sites/pictures/fetch-pictures';
import { readOtherSite } from '../../imports/other-sites/read-other-site';
import { formatFindings, formatResult } from './format-findings';
import { escapeHidden, escapeHiddenJson } from '../../texts/escape-hidden';

/**
 * Whether a place is something from elsewhere: a file, or a folder with pages that is no site of
 * ours.
 *
 * @param path a file or a folder
 */
export function isFromElsewhere(path: string): boolean {
  return existsSync(path) && !existsSync(join(path, siteFileNames.settings));
}

/**
 * The command `import` for what comes from elsewhere.
 *
 * @param open opens the store; not called when it is only checked
 * @param ask what is wanted
 * @param around where it prints, and how it reaches other servers
 * @throws if nothing can be read, or there is no site
 */
export async function runOtherImport(
  open: (run: (store: ImportStore) => Promise<void>) => Promise<void>,
  ask: ImportArguments,
  { output, ...services }: PictureFetching & { output: Pick<NodeJS.WritableStream, 'write'> },
): Promise<void> {
  const found = await readOtherSite(ask.folder, { ...services, download: ask.download });
  const { findings, navigation, redirects } = found;
  const say = (text: string): void => void (ask.json || output.write(escapeHidden(text)));
  const sayJson = (value: object): void =>
    void output.write(`${escapeHiddenJson(JSON.stringify(value))}\n`);
  say(formatFindings(found));
  if (ask.checkOnly) {
    say('Nothing was changed: this was only a check.\n');
    if (ask.json) sayJson({ findings, navigation, redirects });
    return;
  }
  await open(async (store) => {
    const site = await store.findSite('');
    if (!site) throw new Error('there is no site yet. Start it first: npx frontage start');
    const result = await importOtherSite(store, site, found, ask);
    say(formatResult(result, ask.publish));
    if (ask.json) sayJson({ findings, navigation, redirects, result });
  });
}
