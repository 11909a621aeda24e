import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../page-document';
import { applyOperation } from './apply-operation';
import { compareDocuments, restoreBlock } from './compare-documents';
import { locateBlock } from './locate';
import type { PageOperation } from './page-operation';
import { anyDeed } from './testing/test-deed';
import { pageAfter } from './testing/page-after';
import { testPage, testPageBlock } from './testing/test-page';

const applyAll = (document: PageDocument, operations: readonly PageOperation[]) =>
  operations.reduce((page, operation) => applyOperation(page, operation).document, document);

const twoStates = fc
  .array(anyDeed, { maxLength: 12 })
  .map((deeds) => ({ before: testPage(), now: pageAfter(deeds) }));

describe('[1.02b] compareDocuments', () => {
  it('finds nothing between a page and itself', () => {
    expect(compareDocuments(testPage(), testPage())).toEqual([]);
  });

  it('lists what differs: taking all of it back gives the earlier page, none of it refused', () => {
    fc.assert(
      fc.property(twoStates, fc.nat(), ({ before, now }, which) => {
        let page = now;
        for (let round = 0; round < 100; round += 1) {
          const changes = compareDocuments(before, page);
          if (changes.length === 0) break;
          expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
          const change = changes[which % changes.length];
          for (const operation of change?.takeBack ?? []) {
            const { outcome, document } = applyOperation(page, operation);
            expect(['applied', 'same']).toContain(outcome);
            page = document;
          }
        }
        expect(page).toEqual(before);
      }),
    );
  });

  it('counts the fewest blocks as moved', () => {
    const page = (numbers: readonly number[]): PageDocument => ({
      version: 1,
      sections: [
        {
          id: 'top',
          width: 'text',
          tone: 'plain',
          blocks: numbers.map((number) => testPageBlock(number)),
        },
      ],
    });
    const moved = compareDocuments(page([1, 2, 3, 4, 5]), page([2, 3, 4, 1, 5]));
    expect(moved).toMatchObject([{ is: 'moved', block: testPageBlock(1) }]);
  });
});

describe('[1.02b] restoreBlock', () => {
  it('gives a page one block as it was, and changes no other block', () => {
    fc.assert(
      fc.property(twoStates, fc.nat(), ({ before, now }, which) => {
        const blocks = before.sections.flatMap((section) => section.blocks);
        const block = blocks[which % blocks.length];
        if (!block) return;
        const after = applyAll(now, restoreBlock(before, now, block.id));
        expect(locateBlock(after, block.id)?.block).toEqual(block);
        expect(locateBlock(after, block.id)?.section.id).toBe(
          locateBlock(before, block.id)?.section.id,
        );
        for (const other of now.sections.flatMap((section) => section.blocks))
          if (other.id !== block.id) expect(locateBlock(after, other.id)?.block).toEqual(other);
      }),
    );
  });
});
