import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs';
import { readPageDocument } from '../read-page-document';
import { applyOperation, countBlocks } from './apply-operation';
import { invertOperation } from './invert-operation';
import { locateBlock } from './locate';
import type { OperationOutcome, PageOperation } from './page-operation';
import { operationOf } from './testing/operation-of';
import { pageAfter } from './testing/page-after';
import { anyDeed } from './testing/test-deed';
import { testPageId, testPage, testPageBlock } from './testing/test-page';

const write = (value: string, was: string, block = testPageId(1)): PageOperation => ({
  do: 'setField',
  block,
  field: 'words',
  value,
  was,
});

const top = { section: 'top', after: null } as const;
const [topSection] = testPage().sections;
if (!topSection) throw new Error('The test page has a section.');

describe('[1.02b] an operation on a page', () => {
  it.each<[string, OperationOutcome, PageOperation]>([
    ['a field', 'applied', write('new', 'words 1')],
    ['a field that is so already', 'same', write('words 1', 'something else')],
    ['a field that somebody else has changed', 'changed', write('new', 'something else')],
    ['a field of a block that has gone', 'gone', write('new', '', testPageId(9))],
    [
      'a column',
      'applied',
      { do: 'setColumn', block: testPageId(1), value: { start: 1, span: 6 }, was: null },
    ],
    [
      'a column that somebody else has changed',
      'changed',
      {
        do: 'setColumn',
        block: testPageId(1),
        value: { start: 1, span: 4 },
        was: { start: 1, span: 6 },
      },
    ],
    [
      'a setting of a section',
      'applied',
      { do: 'setSection', section: 'top', value: { tone: 'dark' }, was: { tone: 'plain' } },
    ],
    [
      'a setting of a section that somebody else has changed',
      'changed',
      { do: 'setSection', section: 'top', value: { tone: 'dark' }, was: { tone: 'tinted' } },
    ],
    [
      'the space of a section',
      'applied',
      { do: 'setSection', section: 'top', value: { space: 'large' }, was: { space: 'normal' } },
    ],
    [
      'the space of a section that is another one by now',
      'changed',
      { do: 'setSection', section: 'top', value: { space: 'none' }, was: { space: 'small' } },
    ],
    [
      'the space that a section has by default',
      'same',
      { do: 'setSection', section: 'top', value: { space: 'normal' }, was: { space: 'none' } },
    ],
    ['a new block', 'applied', { do: 'addBlock', block: testPageBlock(9), at: top }],
    ['a block that is there', 'same', { do: 'addBlock', block: testPageBlock(1), at: top }],
    ['removing a block', 'applied', { do: 'removeBlock', block: testPageBlock(1), at: top }],
    ['removing one that has gone', 'same', { do: 'removeBlock', block: testPageBlock(9), at: top }],
    [
      'removing a block that somebody else has changed',
      'changed',
      { do: 'removeBlock', block: testPageBlock(1, 'as seen'), at: top },
    ],
    [
      'moving a block to where it is',
      'same',
      { do: 'moveBlock', block: testPageId(1), to: top, from: top },
    ],
    [
      'moving one that has gone',
      'gone',
      { do: 'moveBlock', block: testPageId(9), to: top, from: top },
    ],
    ['removing a section', 'applied', { do: 'removeSection', section: topSection, after: null }],
    [
      'removing a section in which somebody has written',
      'changed',
      { do: 'removeSection', section: { ...topSection, blocks: [] }, after: null },
    ],
    ['moving a section', 'applied', { do: 'moveSection', section: 'end', to: null, from: 'top' }],
  ])('%s: %s', (_name, outcome, operation) => {
    const before = testPage();
    const applied = applyOperation(before, operation);
    expect(applied.outcome).toBe(outcome);
    expect(before, 'the page itself is not changed').toEqual(testPage());
    if (outcome !== 'applied') expect(applied.document).toBe(before);
    else expect(applied.document).not.toEqual(before);
  });

  it('does nothing to a locked block, whoever asks, until it is unlocked', () => {
    const mark = (name: 'hidden' | 'locked', value: boolean): PageOperation => ({
      do: 'setMark',
      block: testPageId(1),
      mark: name,
      value,
      was: !value,
    });
    const locked = applyOperation(testPage(), mark('locked', true)).document;
    const block = locateBlock(locked, testPageId(1))?.block;
    const [section] = locked.sections;
    if (!block || !section) throw new Error('The block is on the page.');
    expect(readPageDocument(locked)).toEqual({ document: locked, issues: [] });
    const held: PageOperation[] = [
      write('new', 'words 1'),
      { do: 'setColumn', block: block.id, value: { start: 1, span: 6 }, was: null },
      { do: 'moveBlock', block: block.id, to: { section: 'end', after: null }, from: top },
      { do: 'removeBlock', block, at: top },
      { do: 'removeSection', section, after: null },
      mark('hidden', true),
    ];
    for (const operation of held)
      for (const force of [false, true])
        expect(applyOperation(locked, operation, { force })).toEqual({
          document: locked,
          outcome: 'locked',
        });
    expect(applyOperation(locked, mark('locked', false)).document).toEqual(testPage());
    const hidden = applyOperation(testPage(), mark('hidden', true)).document;
    expect(readPageDocument(hidden)).toEqual({ document: hidden, issues: [] });
    expect(applyOperation(hidden, mark('hidden', true)).outcome).toBe('same');
  });

  it('[9.08b] refuses the 61st block, and a section that would bring it', () => {
    let page = testPage();
    for (let number = 100; countBlocks(page) < 60; number += 1)
      page = applyOperation(page, {
        do: 'addBlock',
        block: testPageBlock(number),
        at: top,
      }).document;
    const one = applyOperation(page, { do: 'addBlock', block: testPageBlock(99), at: top });
    const section = { ...topSection, id: 'more', blocks: [testPageBlock(98)] };
    const more = applyOperation(page, { do: 'addSection', section, after: null });
    expect([one.outcome, more.outcome, countBlocks(one.document)]).toEqual(['full', 'full', 60]);
  });

  it('puts a block whose section has gone into another one', () => {
    const at = { section: 'was-removed', after: testPageId(3) };
    const { document } = applyOperation(testPage(), {
      do: 'addBlock',
      block: testPageBlock(9),
      at,
    });
    expect(locateBlock(document, testPageId(9))?.at).toEqual({
      section: 'end',
      after: testPageId(3),
    });
    const empty = applyOperation(
      { version: 1, sections: [] },
      { do: 'addBlock', block: testPageBlock(9), at },
    );
    expect(empty.document.sections).toMatchObject([
      { id: 'was-removed', blocks: [testPageBlock(9)] },
    ]);
  });

  it('counts for its own editor, whatever somebody else has changed', () => {
    const { document } = applyOperation(testPage(), write('mine', 'as seen'), { force: true });
    expect(locateBlock(document, testPageId(1))?.block.data).toEqual({ words: 'mine' });
  });

  it('is taken back by its inverse, and leaves a page that is read as it is', () => {
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 8 }), anyDeed, (deeds, deed) => {
        const before = pageAfter(deeds);
        const operation = operationOf(before, deed, 99);
        if (!operation) return;
        const { document, outcome } = applyOperation(before, operation);
        expect(readPageDocument(document)).toEqual({ document, issues: [] });
        if (outcome !== 'applied') return;
        const back = applyOperation(document, invertOperation(operation));
        expect(back).toEqual({ document: before, outcome: 'applied' });
      }),
      runs,
    );
  });
});
