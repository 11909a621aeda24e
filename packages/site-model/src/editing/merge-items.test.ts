import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json-value';
import { runs } from '../testing/runs';
import { applyOperation } from './apply-operation';
import { mergeItems } from './merge-items';
import { testPage, testPageId } from './testing/test-page';

const item = (title: string, text: string = `about ${title}`): JsonObject => ({ title, text });
const [a, b, c, n, m] = ['a', 'b', 'c', 'new', 'mine'].map((title) => item(title)) as [
  JsonObject,
  JsonObject,
  JsonObject,
  JsonObject,
  JsonObject,
];
const was = [a, b, c];
const titled = (title: string) => ({ ...b, title });
const worded = (text: string) => ({ ...b, text });

describe('[1.02b] a list that two people have changed', () => {
  it.each([
    [
      'different items',
      [{ ...a, title: 'A' }, b, c],
      [a, b, { ...c, title: 'C' }],
      ['A', 'b', 'C'],
    ],
    ['one adds, the other changes', [a, b, c, n], [a, titled('B'), c], ['a', 'B', 'c', 'new']],
    ['both add', [a, b, c, m], [a, b, c, n], ['a', 'b', 'c', 'new', 'mine']],
    ['both add in front', [m, a, b, c], [n, a, b, c], ['new', 'mine', 'a', 'b', 'c']],
    ['one removes, the other changes another one', [a, c], [a, b, titled('C')], ['a', 'C']],
    ['both remove the same', [a, c], [a, c], ['a', 'c']],
    ['one moves, the other changes what is moved', [b, a, c], [a, titled('B'), c], ['B', 'a', 'c']],
    ['one moves, the other adds', [c, a, b], [a, b, n, c], ['c', 'a', 'b', 'new']],
    ['both move alike', [b, a, c], [b, a, c, n], ['b', 'a', 'c', 'new']],
  ])('has both changes: %s', (_, mine, theirs, titles) => {
    const merged = mergeItems(was, mine, theirs);
    expect(merged?.items.map(({ title }) => title)).toEqual(titles);
    expect(merged?.isAgreed).toBe(true);
  });

  it('has both changes of different fields of one item', () => {
    const merged = mergeItems(was, [a, titled('B'), c], [a, worded('b is better'), c]);
    expect(merged).toEqual({ items: [a, item('B', 'b is better'), c], isAgreed: true });
  });

  it.each([
    ['the same field', [a, titled('B'), c], [a, titled('Bee'), c], ['a', 'B', 'c']],
    ['an item that the other has removed', [a, titled('B'), c], [a, c], ['a', 'B', 'c']],
    ['a removal of what the other has changed', [a, c], [a, titled('B'), c], ['a', 'c']],
    ['the order', [b, a, c], [a, c, b], ['b', 'a', 'c']],
  ])('is asked about where both changed the same, mine in front: %s', (_, mine, theirs, titles) => {
    const merged = mergeItems(was, mine, theirs);
    expect(merged?.items.map(({ title }) => title)).toEqual(titles);
    expect(merged?.isAgreed).toBe(false);
  });

  it('puts words of an item that somebody else has removed into no other one', () => {
    expect(mergeItems(was, [a, worded('more of b'), c], [a, c, n])?.isAgreed).toBe(false);
    expect(mergeItems(was, [a, worded('more of b'), c], [a, n, c])?.isAgreed).toBe(false);
  });

  it('has items of one field once, and their fields as both have them', () => {
    const [one, two, three] = [{ title: 'x' }, { title: 'mine' }, { title: 'theirs' }];
    expect(mergeItems([one], [two], [three])).toEqual({ items: [two], isAgreed: false });
    const words = { ...one, text: 'words' };
    expect(mergeItems([one], [two], [words])).toEqual({
      items: [{ ...words, ...two }],
      isAgreed: true,
    });
    // A new one that each has begun to write.
    expect(mergeItems([{}], [two], [{ text: 'words' }])).toEqual({
      items: [{ text: 'words', ...two }],
      isAgreed: true,
    });
  });

  it('has both changes of a list within an item, such as the links of a folder', () => {
    const folder = (...links: JsonObject[]) => [a, { title: 'folder', links }, c];
    const both = mergeItems(folder(a, b), folder(a, titled('B')), folder({ ...a, text: '' }, b, n));
    expect(both).toEqual({ items: folder({ ...a, text: '' }, titled('B'), n), isAgreed: true });
    const other = mergeItems(folder(a, b), folder(a, titled('B')), folder(a, titled('Bee')));
    expect(other).toEqual({ items: folder(a, titled('B')), isAgreed: false });
    // A folder that somebody has made of a link.
    const made = mergeItems([a], [{ ...a, links: [b] }], [{ ...a, links: [n] }]);
    expect(made).toEqual({ items: [{ ...a, links: [n, b] }], isAgreed: true });
  });

  it('is none if it holds other values, or lines of a rich text', () => {
    expect(mergeItems(['x'], ['y'], ['x', 'z'])).toBeUndefined();
    const line = (words: string) => ({ kind: 'paragraph', words: [words] });
    expect(mergeItems([], [line('x')], [line('y')])).toBeUndefined();
    expect(mergeItems('x', 'y', 'z')).toBeUndefined();
  });

  it('begins with none', () => {
    expect(mergeItems(null, [n], [m])?.items).toEqual([m, n]);
    expect(mergeItems([n], null, [n, m])?.items).toEqual([m]);
  });

  it('is what one of them made of it where the other did nothing', () => {
    fc.assert(
      fc.property(anyList, anyList, (before, now) => {
        expect(mergeItems(before, now, before)).toEqual({ items: now, isAgreed: true });
        expect(mergeItems(before, before, now)).toEqual({ items: now, isAgreed: true });
      }),
      runs,
    );
  });

  it('has all that either wrote, or it is asked about', () => {
    fc.assert(
      fc.property(anyChanges, anyChanges, (mine, theirs) => {
        const { own, other, merged, words } = mergeAfter(mine, theirs);
        const [mineIs, theirsIs] = [newWords(own), newWords(other)];
        // Where it is asked about, mine is what stays if I want it.
        expect(words).toEqual(expect.arrayContaining(mineIs));
        if (merged.isAgreed) expect(words).toEqual(expect.arrayContaining(theirsIs));
      }),
      runs,
    );
  });

  it('has nothing that either took away, and is asked about whoever comes first', () => {
    fc.assert(
      fc.property(anyChange, anyChange, (mine, theirs) => {
        const { own, other, merged, words } = mergeAfter(mine, theirs);
        expect(mergeAfter(theirs, mine).merged.isAgreed).toBe(merged.isAgreed);
        if (!merged.isAgreed) return;
        const [has, have] = [wordsOf(own), wordsOf(other)];
        const kept = wordsOf(begun).filter((word) => has.includes(word) && have.includes(word));
        const expected = [...kept, ...newWords(own), ...newWords(other)];
        expect(words.toSorted()).toEqual(expected.toSorted());
      }),
      runs,
    );
  });

  it('is as somebody else left it once one takes back what one did', () => {
    fc.assert(
      fc.property(anyChange, anyChanges, (mine, theirs) => {
        const { own, other } = mergeAfter(mine, theirs);
        const first = applyOperation(pageWith(begun), setItems(other, begun)).document;
        const done = applyOperation(first, setItems(own, begun));
        if (done.outcome !== 'applied') return;
        const undone = applyOperation(done.document, setItems(begun, own));
        const words = wordsOf(itemsOf(undone.document));
        const isBack = undone.outcome === 'applied';
        // Both may have removed the same item: whoever takes that back has it again.
        if (isBack) expect(words).toEqual(expect.arrayContaining(wordsOf(other)));
        const left = newWords(isBack ? other : itemsOf(done.document));
        expect(newWords(itemsOf(undone.document)).toSorted()).toEqual(left.toSorted());
      }),
      runs,
    );
  });
});

it('a page takes what one did to its list, unless somebody else did it to the same words', () => {
  const other = begun.with(1, item('theirs'));
  const page = applyOperation(pageWith(begun), setItems(other, begun)).document;
  const beside = applyOperation(page, setItems(begun.with(3, item('mine')), begun));
  expect([beside.outcome, itemsOf(beside.document)]).toEqual([
    'applied',
    other.with(3, item('mine')),
  ]);
  const over = applyOperation(page, setItems(begun.with(1, item('mine')), begun));
  expect([over.outcome, itemsOf(over.document)]).toEqual(['changed', other]);
});

const begun = [0, 1, 2, 3, 4].map((at) => item(`title ${at}`));

const setItems = (value: readonly JsonObject[], was: readonly JsonObject[]) =>
  ({ do: 'setField', block: testPageId(1), field: 'items', value, was }) as const;

const pageWith = (items: readonly JsonObject[]) => {
  const page = testPage();
  const { document } = applyOperation(page, { ...setItems(items, []), was: null });
  return document;
};

const itemsOf = (page: ReturnType<typeof testPage>) =>
  (page.sections[0]?.blocks[0]?.data.items ?? []) as readonly JsonObject[]; // as written above

const anyList = fc.array(
  fc.record({ title: fc.constantFrom('a', 'b', 'c'), text: fc.constantFrom('', 'x') }),
  { maxLength: 6 },
);

const change = fc.record({ kind: fc.nat(4), which: fc.nat(10), where: fc.nat(10) });
const anyChange = fc.array(change, { maxLength: 1 });
const anyChanges = fc.array(change, { maxLength: 4 });
type Changes = readonly { kind: number; which: number; where: number }[];

function mergeAfter(mine: Changes, theirs: Changes) {
  const [own, other] = [listAfter(mine, 'mine'), listAfter(theirs, 'theirs')];
  const merged = mergeItems(begun, own, other);
  if (!merged) throw new Error('Both are lists of items.');
  return { own, other, merged, words: wordsOf(merged.items) };
}

/** A list after changes that each write words of their own. */
function listAfter(changes: Changes, by: string): readonly JsonObject[] {
  return changes.reduce<readonly JsonObject[]>((items, { kind, which, where }, at) => {
    const index = which % Math.max(1, items.length);
    const one = items[index];
    const words = `${by} ${at}`;
    if (kind === 0 || !one) return items.toSpliced(where % (items.length + 1), 0, item(words));
    if (kind === 1) return items.with(index, { ...one, title: words });
    if (kind === 2) return items.with(index, { ...one, text: words });
    const others = items.toSpliced(index, 1);
    return kind === 3 ? others : others.toSpliced(where % items.length, 0, one);
  }, begun);
}

const wordsOf = (items: readonly JsonObject[]) =>
  items.flatMap((one) => Object.values(one) as string[]);

/** Those that nobody had written before. */
const newWords = (items: readonly JsonObject[]) =>
  wordsOf(items).filter((word) => !wordsOf(begun).includes(word));
