import {
  closeOnSignal,
  fillEmptyStore,
  listOwnerLinks,
  startServer,
  type Configuration,
} from '@frontage/site-server';
import { relative } from 'node:path';
import { requireSite } from './require-site';
import { welcome } from './welcome';

/**
 * Serves the site of a folder until the process is ended. An empty store is filled from the
 * folder's files first.
 *
 * @param configuration how to run
 * @param folder of the site
 * @param options `startedFrom` is the folder of the terminal. @default the site's
 * @throws when there is no site, its files are wrong, or it cannot be served; the message says what
 *   to do
 */
export async function startSite(
  configuration: Configuration,
  folder: string,
  { startedFrom = folder }: { startedFrom?: string } = {},
): Promise<void> {
  requireSite(folder);
  let isNew = false;
  const server = await startServer(configuration, {
    prepare: async (store) => {
      isNew = await fillEmptyStore(store, folder);
    },
    announce: async (store, address) => {
      const site = await store.findSite('');
      const links = await listOwnerLinks(store, address);
      const title = site?.settings.headerFooter.header.title ?? 'Your site';
      const ownerLinks = links.map(({ link }) => link);
      const way = relative(startedFrom, folder);
      console.log(welcome({ title, address, isNew, ownerLinks, way }));
    },
  });
  closeOnSignal(server);
}
