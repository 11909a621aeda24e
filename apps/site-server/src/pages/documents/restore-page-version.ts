import type { PageDocument } from '@frontage/site-model';
import { applyOperation, isSameJson, restoreDocument } from '@frontage/site-model/editing';
import type { Database } from '../../store/database';
import { closeVersion } from './close-version';
import { findEditedPage, type EditedPage } from './edited-page';
import { savePage } from './save-page';
import { takePageEdits, type EditFacts } from './take-page-edits';

/**
 * Gives a page the content of one of its versions, in a new version: as edits of one step, which
 * whoever restored it can undo, and which other editors of the page put together with theirs. What
 * no edit changes, such as its language, replaces the content.
 *
 * @param db the transaction of a write, which has claimed the page
 * @param page the page
 * @param version its number and its content
 * @param facts who restores it
 */
export async function restorePageVersion(
  db: Database,
  page: EditedPage,
  { number: restores, document }: { readonly number: number; readonly document: PageDocument },
  facts: EditFacts,
): Promise<void> {
  const now = (await findEditedPage(db, page.siteId, page.id)) ?? page;
  // What it was until now stays what it was.
  await closeVersion(db, page.id);
  const operations = restoreDocument(document, now.document);
  const step = facts.createId();
  const edits = operations.map((operation) => ({
    id: facts.createId(),
    step,
    restores,
    operation,
  }));
  if (operations.length > 0 && isSameJson(applyAll(now.document, operations), document)) {
    await takePageEdits(db, page, edits, facts);
    await closeVersion(db, page.id);
    return;
  }
  const { collectionId, ...kept } = now;
  const input = { ...kept, ...(collectionId !== null && { collectionId }), document };
  await savePage(db, input, { ...facts, by: facts.by.name });
}

function applyAll(
  document: PageDocument,
  operations: ReturnType<typeof restoreDocument>,
): PageDocument {
  return operations.reduce((page, one) => applyOperation(page, one).document, document);
}
