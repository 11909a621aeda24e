import type { PageDocument } from '@frontage/site-model';
import { applyOperation, type PagePattern } from '@frontage/site-model/editing';
import { describe, expect, it } from 'vitest';
import type { BlocksPlace } from '../place-blocks';
import { patternOf } from './pattern-of';
import { siteBlocks } from '../testing/site-blocks';
import { placePattern } from './place-pattern';

const block = (id: string, more = {}) => ({ id, type: 'text', data: { align: id }, ...more });
const page: PageDocument = {
  version: 1,
  sections: [
    {
      id: 'top',
      width: 'wide',
      tone: 'accent',
      space: 'large',
      blocks: [block('a', { column: { start: 1, span: 6 } }), block('b', { locked: true })],
    },
    { id: 'end', width: 'text', tone: 'plain', blocks: [block('c')] },
  ],
};
const named = (content: Pick<PagePattern, 'blocks' | 'section'>): PagePattern => ({
  id: 'p',
  name: 'Hours',
  ...content,
});

function place(pattern: PagePattern, to: BlocksPlace, on = page) {
  let next = 0;
  const done = placePattern(siteBlocks, on, pattern, to, () => `n${(next += 1)}`);
  const { sections } = done.operations.reduce(
    (now, operation) => applyOperation(now, operation).document,
    on,
  );
  const text = sections.map(({ id, blocks }) => `${id}:${blocks.map((one) => one.id).join('')}`);
  return { ...done, sections, text: text.join(' ') };
}

describe('[1.02b] a pattern', () => {
  it('of blocks comes below what is chosen, under ids of its own, and can be changed', () => {
    const pattern = named(patternOf(page, { ids: ['a', 'b'] }));
    const { text, sections, announcement, added } = place(pattern, { below: 'c' });
    expect(text).toBe('top:ab end:cn1n2');
    expect(sections[1]?.blocks.slice(1)).toEqual([
      { id: 'n1', type: 'text', data: { align: 'a' }, column: { start: 1, span: 6 } },
      { id: 'n2', type: 'text', data: { align: 'b' } },
    ]);
    expect([announcement, added]).toEqual(['Pattern “Hours” added', 'n2']);
  });

  it('of a section comes with its look, below the section of the place', () => {
    const pattern = named(patternOf(page, { ids: [], section: 'top' }));
    expect(pattern.section).toEqual({
      picture: null,
      width: 'wide',
      tone: 'accent',
      space: 'large',
      gap: 'normal',
      entrance: 'none',
    });
    const { text, sections, addedSection } = place(pattern, { below: 'a' });
    expect(text).toBe('top:ab s-n3:n1n2 end:c');
    expect(sections[1]).toMatchObject({ width: 'wide', tone: 'accent', space: 'large' });
    expect(addedSection).toBe('s-n3');
    expect(place(pattern, { below: undefined }).text).toBe('top:ab end:c s-n3:n1n2');
    expect(place(pattern, { at: { section: 'end', after: null } }).text).toBe(
      'top:ab end:c s-n3:n1n2',
    );
  });

  it('comes to a page without sections', () => {
    const empty: PageDocument = { version: 1, sections: [] };
    const blocks = named(patternOf(page, { ids: ['a'] }));
    expect(place(blocks, { below: undefined }, empty).text).toBe('page:n1');
    const section = named(patternOf(page, { ids: [], section: 'top' }));
    expect(place(section, { below: undefined }, empty).text).toBe('s-n3:n1n2');
  });

  it('[9.08b] is refused with words where it has no room', () => {
    const blocks = Array.from({ length: 59 }, (_, index) => block(`x${index}`));
    const full: PageDocument = {
      version: 1,
      sections: [{ id: 'top', width: 'wide', tone: 'plain', blocks }],
    };
    const pattern = named(patternOf(page, { ids: ['a', 'b'] }));
    expect(place(pattern, { below: undefined }, full)).toMatchObject({
      operations: [],
      announcement: expect.stringContaining('60 blocks at most') as string,
    });
  });
});
