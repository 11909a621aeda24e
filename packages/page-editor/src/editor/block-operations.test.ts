import type { PageDocument } from '@frontage/site-model';
import { applyOperation, locateBlock, type PageOperation } from '@frontage/site-model/editing';
import { describe, expect, it } from 'vitest';
import { addBlockOperation, addSectionOperation } from './add-operation';
import { blockAfterRemoval } from './block-after-removal';
import { newBlock } from './new-block';
import { siteBlocks } from './testing/site-blocks';
import { moveBlockBy, moveSectionBy } from './move-by';
import { removeBlockOperation, removeSectionOperation } from './remove-operation';

const id = (number: number) => String(number).padStart(24, '0');
const block = (number: number) => ({ ...newBlock(siteBlocks, 'text'), id: id(number) });
const page: PageDocument = {
  version: 1,
  sections: [
    { id: 'top', width: 'text', tone: 'plain', blocks: [block(1), block(2)] },
    { id: 'end', width: 'text', tone: 'plain', blocks: [block(3)] },
  ],
};

/** The page after an operation, as the numbers of its blocks by section. */
function after(operation: PageOperation | undefined): string | undefined {
  if (!operation) return undefined;
  const { sections } = applyOperation(page, operation).document;
  return sections
    .map(({ id, blocks }) => `${id} ${blocks.map((one) => Number(one.id)).join('')}`)
    .join(', ');
}

describe('[1.02b] what is done with a block', () => {
  it.each([
    [1, 2],
    [2, 3],
    [3, 2],
  ])('removed, block %i leaves the focus to block %i', (gone, next) => {
    const operation = removeBlockOperation(page, id(gone));
    const left = operation && applyOperation(page, operation).document;
    expect(left && blockAfterRemoval(page, left)).toBe(id(next));
  });

  it.each<[string, PageOperation | undefined, string | undefined]>([
    ['moves down', moveBlockBy(page, id(1), 1), 'top 21, end 3'],
    ['moves up', moveBlockBy(page, id(2), -1), 'top 21, end 3'],
    ['moves down into the next section', moveBlockBy(page, id(2), 1), 'top 1, end 23'],
    ['moves up into the section above', moveBlockBy(page, id(3), -1), 'top 123, end '],
    ['stays at the top', moveBlockBy(page, id(1), -1), undefined],
    ['stays at the end', moveBlockBy(page, id(3), 1), undefined],
    ['is removed', removeBlockOperation(page, id(1)), 'top 2, end 3'],
    ['is added below another', addBlockOperation(page, block(4), id(1)), 'top 142, end 3'],
    ['is added at the end', addBlockOperation(page, block(4), undefined), 'top 12, end 34'],
    ['a section moves up', moveSectionBy(page, 'end', -1), 'end 3, top 12'],
    ['a section moves down', moveSectionBy(page, 'top', 1), 'end 3, top 12'],
    ['a section stays at the end', moveSectionBy(page, 'end', 1), undefined],
    ['a section is removed', removeSectionOperation(page, 'top'), 'end 3'],
    ['a section is added', addSectionOperation('new', block(4), 'top'), 'top 12, new 4, end 3'],
  ])('%s', (_name, operation, expected) => {
    expect(after(operation)).toBe(expected);
  });

  it('comes to a page without sections too', () => {
    const empty: PageDocument = { version: 1, sections: [] };
    const { document } = applyOperation(empty, addBlockOperation(empty, block(4), undefined));
    expect(locateBlock(document, id(4))?.section.id).toBe('page');
  });
});
