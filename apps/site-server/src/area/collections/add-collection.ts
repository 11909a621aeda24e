import { pageTypes, type PageDocument } from '@frontage/site-model';
import type { Contributor } from '../../accounts/create-identify';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { freePageSlug } from '../../pages/documents/pages';
import { publishPage, savePage } from '../../pages/documents/save-page';
import { saveCollection } from '../../pages/items/collections';
import type { Site } from '../../sites/site-settings';
import { linkInMenu, slugOfPage } from '../pages/add-page';
import type { CollectionServices } from './define-collection-action';
import type { EnteredCollection } from './new-collection-page';

/** The addresses of new collections: notes gather over years, the titles of events come again. */
export const firstFormats = { notes: '%y/%m/%t', events: '%y/%m/%d/%t' } as const;

/** A collection that somebody begins; they may do all of it. */
export interface AddedCollection extends EnteredCollection {
  readonly site: Site;
  readonly contributor: Contributor;
  readonly request: Pick<EndpointRequest, 'address'>;
  readonly isPublished: boolean;
}

/**
 * Makes a collection with a page that lists its items, and writes it into the log.
 *
 * @returns the id of its page
 */
export function addCollection(
  store: CollectionServices['store'],
  added: AddedCollection,
): Promise<string> {
  const { site, contributor, request, title, kind, isPublished, isInMenu } = added;
  const { account: by } = contributor;
  return store.change(async (db) => {
    const slug = await freePageSlug(db, site.id, slugOfPage(title));
    const { pageId } = await savePage(
      db,
      {
        siteId: site.id,
        slug,
        title,
        description: '',
        pageType: pageTypes.codes.collection,
        document: collectionDocument(title, store.createId),
      },
      { now: store.now(), createId: store.createId, by: by.name },
    );
    const collection = { id: pageId, kind, addressFormat: firstFormats[kind] };
    await saveCollection(db, site.id, collection, store.now());
    const noted = { by, request, subject: `${title} · /${slug}` };
    await writeAudit(db, store, { ...noted, act: 'pageAdded' });
    if (isPublished) {
      await publishPage(db, pageId, { now: store.now(), createId: store.createId });
      await writeAudit(db, store, { ...noted, act: 'pagePublished' });
    }
    if (isInMenu)
      await linkInMenu(db, store, { site, contributor, request, title, href: `/${slug}` });
    return pageId;
  });
}

function collectionDocument(title: string, createId: () => string): PageDocument {
  const words = { nodes: [{ kind: 'heading', level: 1, words: [title] }] };
  return {
    version: 1,
    sections: [
      {
        id: 'page',
        width: 'wide',
        tone: 'plain',
        blocks: [
          { id: createId(), type: 'text', data: words },
          { id: createId(), type: 'item-list', data: {} },
        ],
      },
    ],
  };
}
