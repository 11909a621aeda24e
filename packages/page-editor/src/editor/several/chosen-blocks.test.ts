import type { PageDocument } from '@frontage/site-model';
import { describe, expect, it } from 'vitest';
import { extendChosen, extendChosenBy, type ChosenBlocks } from './chosen-blocks';

const block = (id: string) => ({ id, type: 'text', data: {} });
const page: PageDocument = {
  version: 1,
  sections: [
    { id: 'top', width: 'text', tone: 'plain', blocks: [block('a'), block('b')] },
    { id: 'end', width: 'text', tone: 'plain', blocks: [block('c'), block('d')] },
  ],
};
const one = (id: string): ChosenBlocks => ({ ids: [id], anchor: id, end: id });

describe('[1.02b] several blocks are chosen', () => {
  it('one by one, in the order of the page, and each is taken away again', () => {
    const two = extendChosen(page, one('d'), 'a', 'toggle');
    expect(two.ids).toEqual(['a', 'd']);
    expect(extendChosen(page, two, 'd', 'toggle')).toEqual(one('a'));
    expect(extendChosen(page, one('a'), 'a', 'toggle').ids).toEqual([]);
  });

  it('with all between, up and down, across sections', () => {
    expect(extendChosen(page, one('b'), 'd', 'range').ids).toEqual(['b', 'c', 'd']);
    expect(extendChosen(page, one('b'), 'a', 'range').ids).toEqual(['a', 'b']);
    expect(extendChosen(page, { ids: [] }, 'c', 'range').ids).toEqual(['c']);
  });

  it('step by step, longer and shorter, until the page ends', () => {
    const two = extendChosenBy(page, one('c'), 1);
    expect(two.ids).toEqual(['c', 'd']);
    expect(extendChosenBy(page, two, 1)).toBe(two);
    const back = extendChosenBy(page, two, -1);
    expect(back.ids).toEqual(['c']);
    expect(extendChosenBy(page, back, -1).ids).toEqual(['b', 'c']);
    expect(extendChosenBy(page, { ids: [] }, 1).ids).toEqual([]);
  });
});
