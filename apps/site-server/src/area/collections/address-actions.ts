import { readBlogAddressFormat } from '@frontage/site-model';
import * as z from 'zod';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { findCollection, saveCollection } from '../../pages/items/collections';
import { mayHaveItemSlugs } from '../../pages/items/item-slug';
import { listMovingItems, moveItems } from '../../pages/items/move-items';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Site } from '../../sites/site-settings';
import { enteredText } from '../../store/entered-text';
import { collectionsPath } from '../pages/page-query';
import { addressesPage, type ShownAddresses } from './addresses-page';
import { itemsPath } from './item-query';
import { sayOfCollections } from './collection-texts';
import {
  defineCollectionAction,
  findCollectionAndPerson,
  type CollectionServices,
  type FoundCollection,
} from './define-collection-action';

const url = `${collectionsPath}/:id/addresses` as const;
const who = 'permission:config.editContent';

/** The pattern of the addresses of a collection's items [5.09]. */
export const addressActions = [
  defineCollectionAction({
    method: 'GET',
    url,
    about: 'the pattern of the addresses of a collection’s items, and what it gives',
    who,
    guard: { none: 'changes nothing' },
    find: findCollectionAndPerson,
    run: ({ site, found }, { store }) =>
      showAddresses(store, { site, found }, found.collection.addressFormat),
    json: false,
    page: (shown, { site, found }) => addressesPage(site, found, shown),
  }),
  defineCollectionAction({
    method: 'POST',
    url,
    about:
      '`format`, `do=look|save`: shows what addresses a pattern gives, or gives them to all items; ' +
      'those that visitors know lead to the new ones; 303, 400 for what is no pattern',
    who,
    guard: 'origin',
    body: formBody(z.object({ format: enteredText(100), do: z.enum(['look', 'save']) })),
    find: findCollectionAndPerson,
    async run({ site, request, body, found }, { store }) {
      const now = store.now();
      const read = readBlogAddressFormat(body.format);
      if ('wrong' in read)
        return { entered: body.format, moving: [], wrong: sayOfCollections('formatWrong'), now };
      const { format } = read;
      const timeZone = siteTimeZone(site);
      const place = { slug: found.page.slug, addressFormat: format, timeZone };
      if (!mayHaveItemSlugs(place, now))
        return { entered: format, moving: [], wrong: sayOfCollections('formatReserved'), now };
      if (body.do === 'look') return showAddresses(store, { site, found }, format);
      const { account: by } = found.contributor;
      await store.change(async (db) => {
        const before = await findCollection(db, site.id, found.page.id);
        const collection = { ...found.collection, addressFormat: format };
        await saveCollection(db, site.id, collection, store.now());
        const write = { now: store.now(), createId: store.createId, by: by.name };
        await moveItems(db, { site, collection, slug: found.page.slug }, write);
        await writeAudit(db, store, {
          act: 'pageChanged',
          by,
          request,
          subject: `${found.page.title} · ${sayOfCollections('addresses')}`,
          change: { before: before?.addressFormat ?? '', after: format },
        });
      });
      return undefined;
    },
    json: false,
    page: (shown, { site, found }) =>
      shown
        ? addressesPage(site, found, shown)
        : seeOther(`${itemsPath(found.page.id)}?done=moved`),
  }),
];

async function showAddresses(
  { read, now }: Pick<CollectionServices['store'], 'read' | 'now'>,
  { site, found: { collection, page } }: { site: Site; found: FoundCollection },
  format: string,
): Promise<ShownAddresses> {
  const placed = { site, collection: { ...collection, addressFormat: format }, slug: page.slug };
  return { entered: format, moving: await listMovingItems(read, placed), now: now() };
}
