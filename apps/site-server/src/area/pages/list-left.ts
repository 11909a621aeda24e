import type { ListedPage } from '../../pages/documents/list-pages';
import { listVisibleTranslations } from '../../pages/translations/list-visible-translations';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { SiteLink } from '../link-checks/list-site-links';
import { listLinksAround } from './list-links-around';
import { listLinksHere, type LinkHere } from './list-links-here';

/** What is left of pages that were just deleted. */
export interface LeftOfPages {
  /** The blocks that still link to them. */
  readonly links: readonly LinkHere[];
  /** The links to them that are in no block. */
  readonly around: readonly SiteLink[];
  /** Their translations that visitors still see. */
  readonly translations: readonly ListedPage[];
}

/**
 * Lists what is left of pages that were just deleted.
 *
 * @param db the reading side
 * @param site the site
 * @param act what was just done
 * @param done the pages that it was done to
 */
export async function listLeft(
  db: Database,
  site: Site,
  act: string | undefined,
  done: readonly ListedPage[],
): Promise<LeftOfPages> {
  const gone = act === 'delete' ? done.filter(({ state }) => state === 'deleted') : [];
  const [links, around, translations] = await Promise.all([
    listLinksHere(db, site.id, gone),
    listLinksAround(db, site, gone),
    listVisibleTranslations(
      db,
      site.id,
      gone.map(({ id }) => id),
    ),
  ]);
  return { links, around, translations };
}
