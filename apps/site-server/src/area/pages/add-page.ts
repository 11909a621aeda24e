import { isPageSlug } from '@frontage/site-model';
import type { Contributor } from '../../accounts/create-identify';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { freePageSlug } from '../../pages/documents/pages';
import { publishPage, savePage } from '../../pages/documents/save-page';
import { changeSettings } from '../../sites/change-settings';
import type { Site, SiteSettings } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { slugWords } from '../slug-words';
import { newPageDocument, newPageType, type NewPageWords } from './new-page-document';
import { sayOfPages } from './page-texts';

/** A page that somebody begins. */
export interface AddedPage extends NewPageWords {
  readonly site: Site;
  readonly contributor: Contributor;
  readonly request: Pick<EndpointRequest, 'address'>;
  readonly isPublished: boolean;
  /** Whether the header links to it; a shop gets its cart there as well. */
  readonly isInMenu: boolean;
}

/**
 * Makes a page of words, and writes it into the log.
 *
 * @param store with the site
 * @param added what was entered, and by whom; they may do all of it
 * @returns the id of the page
 */
export function addPage(
  store: Pick<Store, 'change' | 'now' | 'createId'>,
  added: AddedPage,
): Promise<string> {
  const { site, contributor, request, title, contents, isPublished, isInMenu } = added;
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
        pageType: newPageType(contents),
        document: newPageDocument(added, store.createId),
      },
      { now: store.now(), createId: store.createId, by: by.name },
    );
    const noted = { by, request, subject: `${title} · /${slug}` };
    await writeAudit(db, store, { ...noted, act: 'pageAdded' });
    if (isPublished) {
      await publishPage(db, pageId, { now: store.now(), createId: store.createId });
      await writeAudit(db, store, { ...noted, act: 'pagePublished' });
    }
    if (isInMenu) {
      const hasCart = contents === 'products';
      await linkInMenu(db, store, { ...added, href: `/${slug}`, hasCart });
    }
    return pageId;
  });
}

/** An address by a title; one that the server reserves, or that has no letters, gets a word. */
export function slugOfPage(title: string): string {
  const words = slugWords(title);
  return words !== '' && isPageSlug(words) ? words : `page-${words}`.replace(/-$/, '');
}

/** A link of the header to a new page. */
export interface MenuLink extends Pick<AddedPage, 'site' | 'contributor' | 'request' | 'title'> {
  readonly href: string;
  /** Whether the header gets the cart as well. @default false */
  readonly hasCart?: boolean;
}

/**
 * Links to a page in the header, and writes it into the log.
 *
 * @param db the transaction of a change
 */
export async function linkInMenu(
  db: Database,
  store: Pick<Store, 'now' | 'createId'>,
  { site, contributor, request, title, href, hasCart = false }: MenuLink,
): Promise<void> {
  const link = { title, href };
  await changeSettings(db, site.id, (now) => withLink(now, link, hasCart), store.now());
  await writeAudit(db, store, {
    act: 'settingsChanged',
    by: contributor.account,
    request,
    subject: sayOfPages('menuLabel'),
    change: { before: '', after: `${title} | ${href}` },
  });
}

function withLink(
  settings: SiteSettings,
  link: { readonly title: string; readonly href: string },
  hasCart: boolean,
): SiteSettings {
  const { headerFooter } = settings;
  const header = {
    ...headerFooter.header,
    navigation: [...headerFooter.header.navigation, link],
    ...(hasCart && { cart: true }),
  };
  return { ...settings, headerFooter: { ...headerFooter, header } };
}
