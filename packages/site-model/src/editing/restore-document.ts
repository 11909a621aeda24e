import type { PageDocument } from '../page-document';
import { applyOperation } from './apply-operation';
import { compareDocuments } from './compare-documents';
import { locateBlock, locateSection } from './locate';
import type { PageOperation } from './page-operation';

/** Each takes one difference away: more rounds than this would mean that one came back. */
const mostRounds = 2000;

/**
 * Returns the operations that give a page the content of another of its states: one step, which its
 * inverse takes back.
 *
 * @param from the state that the page shall be in
 * @param now the page, on which the operations work
 */
export function restoreDocument(from: PageDocument, now: PageDocument): readonly PageOperation[] {
  const operations: PageOperation[] = [];
  let page = now;
  for (let round = 0; round < mostRounds; round += 1) {
    // What one of them moves is what the next one finds.
    const [change] = compareDocuments(from, page);
    if (!change) break;
    for (const wanted of change.takeBack) {
      const operation = fromWhereItIs(page, wanted);
      operations.push(operation);
      page = applyOperation(page, operation).document;
    }
  }
  return operations;
}

/** What stood above may have moved by an operation of the same change. */
function fromWhereItIs(page: PageDocument, operation: PageOperation): PageOperation {
  if (operation.do === 'moveBlock')
    return { ...operation, from: locateBlock(page, operation.block)?.at ?? operation.from };
  if (operation.do === 'moveSection')
    return { ...operation, from: locateSection(page, operation.section)?.after ?? null };
  return operation;
}
