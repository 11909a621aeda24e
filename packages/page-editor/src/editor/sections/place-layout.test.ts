import { maxBlocksPerLayout, type PageDocument } from '@frontage/site-model';
import { applyOperation } from '@frontage/site-model/editing';
import { describe, expect, it } from 'vitest';
import { siteBlocks } from '../testing/site-blocks';
import { layoutGroup } from './layout-group';
import { placeLayout } from './place-layout';
import { layoutNames, layoutOf } from './section-layouts';

const words = (id: string) => ({ id, type: 'text', data: {} });
const pageOf = (...ids: string[]): PageDocument => ({
  version: 1,
  sections: [
    { id: 'top', width: 'text', tone: 'plain', blocks: ids.map(words) },
    { id: 'end', width: 'text', tone: 'plain', blocks: [words('z')] },
  ],
});

function place(page: PageDocument, layout: (typeof layoutNames)[number], below?: string) {
  let next = 0;
  const done = placeLayout(siteBlocks, page, layout, { below }, () => `n${(next += 1)}`);
  const { sections } = done.operations.reduce(
    (now, operation) => applyOperation(now, operation).document,
    page,
  );
  return { ...done, sections };
}

describe('[1.02b] a section with a layout', () => {
  it.each(layoutNames)('of %s comes below the section of the place, with words in each', (name) => {
    const { sections, added, announcement } = place(pageOf('a', 'b'), name, 'a');
    expect(sections.map(({ id }) => id)).toEqual(['top', expect.stringMatching(/^s-n/), 'end']);
    const [, section] = sections;
    expect(section && layoutOf(section)).toBe(name);
    expect(new Set(section?.blocks.map(({ type }) => type))).toEqual(new Set(['text']));
    // The first column is written at once.
    expect(added).toBe(section?.blocks[0]?.id);
    expect(announcement).toMatch(/^Section added: [A-Z]/);
  });

  it('is refused with words where its blocks would be too many', () => {
    const full = pageOf(...Array.from({ length: maxBlocksPerLayout - 3 }, (_, at) => `b${at}`));
    expect(place(full, 'halves').operations).toHaveLength(1);
    expect(place(full, 'thirds')).toMatchObject({
      operations: [],
      announcement: expect.stringContaining('60 blocks'),
    });
  });

  it('is found by the words that people use', () => {
    const { entries } = layoutGroup(false);
    const found = (word: string) =>
      entries
        .filter(({ name, about = '', words: more = '' }) =>
          `${name} ${about} ${more}`.toLowerCase().includes(word),
        )
        .map(({ id }) => id);
    expect(found('three')).toEqual(['thirds']);
    expect(found('3')).toEqual(['thirds']);
    expect(found('columns')).toEqual(layoutNames.filter((name) => name !== 'oneColumn'));
    for (const word of ['section', 'layout', 'row', 'grid'])
      expect(found(word)).toEqual(layoutNames);
  });
});
