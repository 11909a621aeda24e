import type { ListedPage } from '../../pages/documents/list-pages';
import { listVisibleTranslations } from '../../pages/translations/list-visible-translations';
import type { Database } from '../../store/database';
import { listLinksHere, type LinkHere } from './list-links-here';

/** What is left of pages that were just deleted. */
export interface LeftOfPages {
  /** The blocks that still link to them. */
  readonly links: readonly LinkHere[];
  /** Their translations that visitors still see. */
  readonly translations: readonly ListedPage[];
}

/**
 * Lists what is left of pages that were just deleted.
 *
 * @param db the reading side
 * @param siteId the site
 * @param act what was just done
 * @param done the pages that it was done to
 */
export async function listLeft(
  db: Database,
  siteId: string,
  act: string | undefined,
  done: readonly ListedPage[],
): Promise<LeftOfPages> {
  const gone = act === 'delete' ? done.filter(({ state }) => state === 'deleted') : [];
  const [links, translations] = await Promise.all([
    listLinksHere(db, siteId, gone),
    listVisibleTranslations(
      db,
      siteId,
      gone.map(({ id }) => id),
    ),
  ]);
  return { links, translations };
}
