import { pageTypes, type PageBlock, type PageDocument } from '@frontage/site-model';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { freePageSlug } from '../../pages/documents/pages';
import { publishPage, savePage } from '../../pages/documents/save-page';
import { createItemSlug } from '../../pages/items/item-slug';
import { saveItem, type ItemFacts } from '../../pages/items/items';
import { withKnownLabels } from '../../pages/items/with-known-labels';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Site } from '../../sites/site-settings';
import { textNodes } from '../pages/new-page-document';
import { slugWords } from '../slug-words';
import type { CollectionServices, FoundCollection } from './define-collection-action';

/** An item that somebody begins; they may do all of it. */
export interface AddedItem {
  readonly site: Site;
  readonly request: Pick<EndpointRequest, 'address'>;
  readonly found: FoundCollection;
  readonly title: string;
  readonly summary: string;
  /** An empty line begins a new paragraph. */
  readonly text: string;
  readonly item: ItemFacts;
  readonly isPublished: boolean;
}

/**
 * Makes an item of a collection at the address that its pattern gives, and writes it into the log.
 *
 * @returns the id of its page
 */
export function addItem(store: CollectionServices['store'], added: AddedItem): Promise<string> {
  const { site, request, found, title, summary, isPublished } = added;
  const { collection, page, contributor } = found;
  const { account: by } = contributor;
  const entered = { ...added.item, collectionId: collection.id, name: slugWords(title) };
  return store.change(async (db) => {
    const item = await withKnownLabels(db, site.id, entered);
    const { addressFormat } = collection;
    const place = { slug: page.slug, addressFormat, timeZone: siteTimeZone(site) };
    const slug = await freePageSlug(db, site.id, createItemSlug(place)(item));
    const { pageId } = await savePage(
      db,
      {
        siteId: site.id,
        slug,
        title,
        description: summary,
        pageType: pageTypes.codes.contentItem,
        collectionId: collection.id,
        document: itemDocument(added, store.createId),
      },
      { now: store.now(), createId: store.createId, by: by.name },
    );
    await saveItem(db, site.id, { ...item, id: pageId });
    const noted = { by, request, subject: `${title} · /${slug}` };
    await writeAudit(db, store, { ...noted, act: 'pageAdded' });
    if (isPublished) {
      await publishPage(db, pageId, { now: store.now(), createId: store.createId });
      await writeAudit(db, store, { ...noted, act: 'pagePublished' });
    }
    return pageId;
  });
}

/** Its title, its date and labels, its words. */
function itemDocument({ title, text }: AddedItem, createId: () => string): PageDocument {
  const heading = { kind: 'heading', level: 1, words: [title] };
  const paragraphs = textNodes(text);
  const blocks: PageBlock[] = [
    { id: createId(), type: 'text', data: { nodes: [heading] } },
    { id: createId(), type: 'item-facts', data: {} },
    ...(paragraphs.length > 0
      ? [{ id: createId(), type: 'text', data: { nodes: paragraphs } }]
      : []),
  ];
  return { version: 1, sections: [{ id: 'page', width: 'text', tone: 'plain', blocks }] };
}
