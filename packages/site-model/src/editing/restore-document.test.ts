import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageBlock, PageDocument } from '../page-document';
import { applyOperation } from './apply-operation';
import type { PageEdit, PageOperation } from './page-operation';
import { restoreDocument } from './restore-document';
import { anyDeed } from './testing/test-deed';
import { pageAfter } from './testing/page-after';
import { testPage, testPageBlock } from './testing/test-page';
import { undoStep } from './undo-step';

const applyAll = (document: PageDocument, operations: readonly PageOperation[]) =>
  operations.reduce((page, operation) => applyOperation(page, operation).document, document);

/** The page once it was restored, and that was undone: what was not applied is not undone. */
function restoredAndUndone(from: PageDocument, now: PageDocument): PageDocument {
  const edits: PageEdit[] = [];
  let page = now;
  for (const operation of restoreDocument(from, now)) {
    const { document, outcome } = applyOperation(page, operation);
    if (outcome === 'applied') edits.push({ id: '', step: 'restored', operation });
    page = document;
  }
  const undone = undoStep('restored', edits, () => '');
  return applyAll(
    page,
    undone.map(({ operation }) => operation),
  );
}

const anyPage = fc.array(anyDeed, { maxLength: 12 }).map((deeds) => pageAfter(deeds));

describe('[1.02b] restoreDocument', () => {
  it('makes a page what it was; undone as one step, it is again what it was until then', () => {
    fc.assert(
      fc.property(anyPage, anyPage, (from, now) => {
        expect(applyAll(now, restoreDocument(from, now))).toEqual(from);
        expect(restoredAndUndone(from, now)).toEqual(now);
      }),
    );
  });

  it('brings back a locked block, and takes it away again', () => {
    const [section] = testPage().sections;
    const locked: PageBlock = { ...testPageBlock(9), locked: true };
    const from: PageDocument = {
      version: 1,
      sections: [{ id: 'top', width: 'text', tone: 'plain', ...section, blocks: [locked] }],
    };
    const gone = { ...from, sections: from.sections.map((one) => ({ ...one, blocks: [] })) };
    expect(applyAll(gone, restoreDocument(from, gone))).toEqual(from);
    expect(restoredAndUndone(from, gone)).toEqual(gone);
  });

  it('changes nothing of a page that is as it was', () => {
    expect(restoreDocument(testPage(), testPage())).toEqual([]);
  });
});
