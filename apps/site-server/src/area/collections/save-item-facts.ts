import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { claimPage } from '../../pages/documents/change-page-facts';
import { findItem, saveItem, type Item } from '../../pages/items/items';
import { withKnownLabels } from '../../pages/items/with-known-labels';
import { moveItem } from '../../pages/items/move-items';
import { touchSite } from '../../sites/sites';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Site } from '../../sites/site-settings';
import { changedMeanwhile } from '../pages/define-page-action';
import { sayOfCollections } from './collection-texts';
import type { CollectionServices } from './define-collection-action';
import type { FoundItem } from './find-item-and-person';
import {
  isItemName,
  readItemFields,
  writeItemFields,
  type EnteredItem,
  type WrongItem,
} from './item-fields';

/** What somebody entered about an item. */
export interface EnteredFacts extends EnteredItem {
  /** Of its page, that they have seen. */
  readonly revision: number;
  /** Of its title in the address. */
  readonly name: string;
}

/**
 * Saves what was entered about an item, and writes it into the log.
 *
 * @returns what is wrong; undefined where it was saved
 */
export async function saveItemFacts(
  {
    site,
    request,
    body,
    found: { contributor, page, item, collection, home },
  }: { site: Site; request: EndpointRequest; body: EnteredFacts; found: FoundItem },
  store: CollectionServices['store'],
): Promise<(WrongItem & { readonly status: 400 | 409 }) | undefined> {
  const zone = siteTimeZone(site);
  const read = readItemFields(body, collection.kind, zone);
  if ('wrong' in read) return { status: 400, ...read.wrong };
  if (!isItemName(body.name))
    return { status: 400, field: 'name', text: sayOfCollections('wordWrong') };
  const entered: Item = { ...item, ...read.item, name: body.name };
  const { account: by } = contributor;
  const isSaved = await store.change(async (db) => {
    const write = { now: store.now(), createId: store.createId, by: by.name };
    if (!(await claimPage(db, { ...page, revision: body.revision }, write))) return false;
    const changed = await withKnownLabels(db, site.id, entered);
    const before = (await findItem(db, site.id, item.id)) ?? item;
    await saveItem(db, site.id, changed);
    await moveItem(db, { site, collection, slug: home.slug }, changed, write);
    await touchSite(db, site.id, write.now);
    const words = ({ name, ...facts }: Item) =>
      [name, ...Object.values(writeItemFields(facts, zone))].filter(Boolean).join(' · ');
    const change = { before: words(before), after: words(changed) };
    await writeAudit(db, store, { act: 'pageChanged', by, request, subject: page.title, change });
    return true;
  });
  return isSaved ? undefined : { ...changedMeanwhile(site, page), status: 409, field: 'page' };
}
