import { pageTypes, reservedSegments } from '@frontage/site-model';
import type { Account } from '../../accounts/accounts';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import {
  changePageFacts,
  claimPage,
  type PageFacts,
} from '../../pages/documents/change-page-facts';
import { findEditedPage, isSlugTaken, type EditedPage } from '../../pages/documents/edited-page';
import { mayHaveSlug } from '../../pages/documents/may-have-slug';
import { findCollection } from '../../pages/items/collections';
import { listTranslations } from '../../pages/translations/translations';
import { moveItems } from '../../pages/items/move-items';
import type { WriteFacts } from '../../pages/documents/save-page';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { changedMeanwhile, type AreaPageServices, type FoundPage } from './define-page-action';
import { isItemPage } from './is-item-page';
import { mayBeForMembers } from './may-be-for-members';
import type { WrongPage } from './shown-page';
import { sayOfPages } from './page-texts';

/** What somebody entered about a page. */
export interface EnteredPage {
  /** That they have seen. */
  readonly revision: number;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly members?: 'on' | undefined;
}

/** How that was saved: not at all where something is wrong. */
export type SavedFacts =
  | { readonly wrong?: undefined }
  | { readonly wrong: WrongPage; readonly entered: PageFacts; readonly page: EditedPage };

/**
 * Saves what was entered about a page, and writes it into the log.
 *
 * @param call what was entered, by whom, about which page
 * @param services the store
 */
export function savePageFacts(
  {
    request,
    site,
    body,
    found,
  }: { request: EndpointRequest; site: Site; body: EnteredPage; found: FoundPage },
  { store }: Pick<AreaPageServices, 'store'>,
): Promise<SavedFacts> {
  const { account: by } = found.contributor;
  return store.change(async (db) => {
    const page = (await findEditedPage(db, site.id, found.page.id)) ?? found.page;
    const entered = factsOf(page, body, found.may.move);
    if (page.revision !== body.revision || page.state === 'deleted')
      return { wrong: changedMeanwhile(site, page), entered, page };
    const wrong = await judge(db, page, entered);
    if (wrong) return { wrong, entered, page };
    const write = { now: store.now(), createId: store.createId, by: by.name };
    if (!(await claimPage(db, page, write)))
      return { wrong: changedMeanwhile(site, page), entered, page };
    await changePageFacts(db, page, entered, write);
    if (entered.slug !== page.slug)
      await moveItemsBelow(db, { site, page, slug: entered.slug }, write);
    if (entered.pageType !== page.pageType)
      await openTranslationsAlike(db, page, entered.pageType, write);
    await note(db, store, { by, request, page, entered });
    return {};
  });
}

/** The items of a collection stay below it. */
async function moveItemsBelow(
  db: Database,
  { site, page, slug }: { site: Site; page: EditedPage; slug: string },
  write: WriteFacts,
): Promise<void> {
  const collection = await findCollection(db, site.id, page.id);
  if (collection) await moveItems(db, { site, collection, slug }, write);
}

/** What a page says in other languages is for those alone who may read it. */
async function openTranslationsAlike(
  db: Database,
  { id, siteId }: EditedPage,
  pageType: number,
  write: WriteFacts,
): Promise<void> {
  for (const translation of await listTranslations(db, siteId)) {
    const page =
      translation.originalId === id ? await findEditedPage(db, siteId, translation.id) : undefined;
    if (page && mayBeForMembers(page) && (await claimPage(db, page, write)))
      await changePageFacts(db, page, { ...page, pageType }, write);
  }
}

function factsOf(page: EditedPage, body: EnteredPage, mayMove: boolean): PageFacts {
  const { title, description, slug, members } = body;
  const { protectedContent, page: plain } = pageTypes.codes;
  const isFixed = !mayMove || page.slug === '' || isItemPage(page);
  const chosenType = members ? protectedContent : plain;
  return {
    title,
    description,
    // A slash before or after it is no part of it.
    slug: isFixed ? page.slug : slug.replace(/^\/+|(?<!\/)\/+$/g, ''),
    pageType: mayBeForMembers(page) ? chosenType : page.pageType,
  };
}

async function judge(
  db: Database,
  page: EditedPage,
  { title, slug, pageType }: PageFacts,
): Promise<WrongPage | undefined> {
  if (title === '') return { status: 400, field: 'title', text: sayOfPages('titleMissing') };
  if (slug === page.slug) return undefined;
  const said = { val: slug };
  if (slug === '' || !mayHaveSlug({ slug, pageType })) {
    const [first] = slug.split('/');
    const isReserved = reservedSegments.some((one) => one === first);
    const code = isReserved ? 'slugReserved' : 'slugWrong';
    return { status: 400, field: 'slug', text: sayOfPages(code, said) };
  }
  if (await isSlugTaken(db, page.siteId, slug, page.id))
    return { status: 409, field: 'slug', text: sayOfPages('slugTaken', said) };
  return undefined;
}

function note(
  db: Database,
  store: AreaPageServices['store'],
  {
    by,
    request,
    page,
    entered,
  }: { by: Account; request: EndpointRequest; page: EditedPage; entered: PageFacts },
): Promise<void> {
  const write = ({ title, slug, description, pageType }: PageFacts) => {
    const isForMembers = pageType === pageTypes.codes.protectedContent;
    return [title, `/${slug}`, description, isForMembers ? sayOfPages('membersOnly') : '']
      .filter((part) => part !== '')
      .join(' · ');
  };
  return writeAudit(db, store, {
    act: 'pageChanged',
    by,
    request,
    subject: page.title,
    change: { before: write(page), after: write(entered) },
  });
}
