import { maxBlocksPerLayout, pageTypes, type PageDocument } from '@frontage/site-model';
import type { Contributor } from '../../accounts/create-identify';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { claimPage } from '../../pages/documents/change-page-facts';
import { findEditedPage } from '../../pages/documents/edited-page';
import { publishPage, savePage } from '../../pages/documents/save-page';
import { saveCollection } from '../../pages/items/collections';
import { isPlainPage } from '../../pages/items/list-plain-pages';
import type { Site } from '../../sites/site-settings';
import { linkInMenu } from '../pages/add-page';
import { firstFormats } from './add-collection';
import type { CollectionServices } from './define-collection-action';

/** A page that somebody makes a collection; they may do all of it. */
export interface TurnedPage {
  readonly site: Site;
  readonly contributor: Contributor;
  readonly request: Pick<EndpointRequest, 'address'>;
  readonly pageId: string;
  readonly kind: 'notes' | 'events';
  readonly isPublished: boolean;
  readonly isInMenu: boolean;
}

/** Why a page does not become a collection. */
export type NotTurned = 'pageGone' | 'pageFull';

/**
 * Makes a page a collection, and writes it into the log. What is on the page stays; a list of the
 * items comes below it, unless it has one.
 *
 * @returns why not, if not
 */
export function turnIntoCollection(
  store: CollectionServices['store'],
  { site, contributor, request, pageId, kind, isPublished, isInMenu }: TurnedPage,
): Promise<NotTurned | undefined> {
  const { account: by } = contributor;
  const { siteId } = by;
  return store.change(async (db): Promise<NotTurned | undefined> => {
    const page = await findEditedPage(db, siteId, pageId);
    if (!page || !(await isPlainPage(db, siteId, pageId))) return 'pageGone';
    const document = withItemList(page.document, store.createId);
    if (!document) return 'pageFull';
    const write = { now: store.now(), createId: store.createId, by: by.name };
    if (!(await claimPage(db, page, write))) return 'pageGone';
    const { slug, title, description } = page;
    const { codes } = pageTypes;
    const facts = { id: pageId, siteId, slug, title, description, pageType: codes.collection };
    await savePage(db, { ...facts, document }, write);
    const collection = { id: pageId, kind, addressFormat: firstFormats[kind] };
    await saveCollection(db, siteId, collection, write.now);
    const noted = { by, request, subject: `${title} · /${slug}` };
    await writeAudit(db, store, { ...noted, act: 'pageChanged' });
    if (isPublished) {
      await publishPage(db, pageId, write);
      await writeAudit(db, store, { ...noted, act: 'pagePublished' });
    }
    if (isInMenu)
      await linkInMenu(db, store, { site, contributor, request, title, href: `/${slug}` });
    return undefined;
  });
}

/** Adds a list of items below all else; nothing for a page that has no room for a block more. */
function withItemList(document: PageDocument, createId: () => string): PageDocument | undefined {
  const blocks = document.sections.flatMap((section) => section.blocks);
  const hasList = blocks.some(({ type, data }) => type === 'item-list' && !data['collection']);
  if (hasList) return document;
  if (blocks.length >= maxBlocksPerLayout) return undefined;
  const list = {
    id: createId(),
    width: 'wide' as const,
    tone: 'plain' as const,
    blocks: [{ id: createId(), type: 'item-list', data: {} }],
  };
  return { ...document, sections: [...document.sections, list] };
}
