import { findEditedPage, findEditedPageAt } from '../../pages/documents/edited-page';
import type { Site } from '../../sites/site-settings';
import { createFileIds } from '../site-files/create-file-ids';
import { fileId } from '../site-files/file-id';
import { editedInput } from '../site-files/import-draft';
import type { ImportStore } from '../site-files/import-store';
import { isSamePage } from '../site-files/is-same-page';
import { pageOfFile } from '../site-files/page-of-file';
import type { PageFile } from '../site-files/site-files';
import type { OtherSite } from './other-site';

/** A page of another site, and whether it has its place already. */
export interface PlacedPage {
  /** Its file, whose collection is named by its id. */
  readonly file: PageFile;
  readonly id: string;
  /** `new`: its place is free. `same`: it is there like that. `kept`: another state of it is. */
  readonly state: 'new' | 'same' | 'kept';
}

/** The pages of another site, and the ids of all that it brings. */
export interface PlacedPages {
  readonly pages: readonly PlacedPage[];
  /** Gives an id by the name of a file. */
  readonly idOf: (name: string) => string;
}

/**
 * Finds the place of each page: that of the page with its origin or at its address, else a new one,
 * which is always the same by its address.
 *
 * @param store the store
 * @param site the site that they come to
 * @param found what was found
 */
export async function placePages(
  { read }: Pick<ImportStore, 'read'>,
  { id: siteId, settings }: Site,
  found: OtherSite,
): Promise<PlacedPages> {
  const known = new Map<string, Known>();
  for (const { name, slug } of found.pages) {
    const page =
      (await findEditedPage(read, siteId, fileId(siteId, name))) ??
      (await findEditedPageAt(read, siteId, slug));
    if (page) known.set(name, page);
  }
  const fromFiles = createFileIds(siteId, { ...noFiles, ...found, products: [], settings });
  const idOf = (name: string): string => known.get(name)?.id ?? fromFiles(name);
  const pages = found.pages.map((page): PlacedPage => {
    const file = inCollection(page, idOf);
    return { file, id: idOf(page.name), state: stateOf(siteId, file, known.get(page.name), idOf) };
  });
  return { pages, idOf };
}

const noFiles = { drafts: [], coupons: [], patterns: [], translations: [] };

type Known = NonNullable<Awaited<ReturnType<typeof findEditedPage>>>;

function stateOf(
  siteId: string,
  file: PageFile,
  known: Known | undefined,
  idOf: (name: string) => string,
): PlacedPage['state'] {
  if (!known || known.state === 'deleted') return 'new';
  return isSamePage(editedInput(known), pageOfFile(siteId, file, idOf)) ? 'same' : 'kept';
}

/** An item names its collection by the file of its page. */
function inCollection(page: PageFile, idOf: (name: string) => string): PageFile {
  const { collectionId } = page;
  return collectionId === undefined ? page : { ...page, collectionId: idOf(collectionId) };
}
