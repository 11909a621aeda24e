import type { ReviewFact } from '@frontage/site-model/editing';
import { collectLinks } from '../../pages/documents/collect-links';
import { editedRecord, type EditedPage } from '../../pages/documents/edited-page';
import { listLinkedPages } from '../../pages/documents/list-linked-pages';
import { withoutHidden } from '../../pages/documents/without-hidden';
import type { Database } from '../../store/database';
import { judgeLink } from '../link-checks/judge-link';
import { loadLinkTargets } from '../link-checks/load-link-targets';
import { sayOfChanges } from './change-texts';

/** How many links are named. */
const most = 5;

/**
 * Says which links of a page lead nowhere, and which blocks show what is gone.
 *
 * @param db the reading side
 * @param page its newest version; hidden blocks are left out
 * @returns nothing where all is well
 */
export async function brokenLinksFact(
  db: Database,
  page: EditedPage,
): Promise<readonly ReviewFact[]> {
  const { siteId, id, document } = page;
  const links = collectLinks(withoutHidden(editedRecord(page)).document);
  if (links.length === 0) return [];
  const pages = (await listLinkedPages(db, siteId)).map((one) =>
    // Once this one is published, it may be led to.
    one.id === id ? { ...one, isVisible: true } : one,
  );
  const targets = await loadLinkTargets(db, siteId, pages, links);
  const broken = links.flatMap((link) => {
    const wrong = judgeLink(link, document, targets);
    return wrong === undefined ? [] : [`“${link.words}”: ${wrong}`];
  });
  if (broken.length === 0) return [];
  const list = [...broken.slice(0, most), ...(broken.length > most ? ['…'] : [])].join(' · ');
  const text = sayOfChanges('linksBroken', { count: broken.length, list });
  return [{ label: sayOfChanges('links'), text, isNew: true }];
}
