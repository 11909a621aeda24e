import type { PageDocument } from '@frontage/site-model';
import { applyOperation } from '@frontage/site-model/editing';
import { describe, expect, it } from 'vitest';
import type { SectionAct } from '../block-act';
import { actOnSection, sectionActOf } from './act-on-section';

const block = (id: string, locked = false) => ({
  id,
  type: 'text',
  data: {},
  ...(locked && { locked: true as const }),
});
const page: PageDocument = {
  version: 1,
  sections: [
    { id: 'top', width: 'wide', tone: 'dark', space: 'large', blocks: [block('a'), block('b')] },
    { id: 'end', width: 'text', tone: 'plain', blocks: [block('c')] },
  ],
};

function done(id: string, act: SectionAct, on = page) {
  let next = 0;
  const result = actOnSection(on, id, act, () => `n${(next += 1)}`, { type: 'text', data: {} });
  const { sections } = result.operations.reduce(
    (now, operation) => applyOperation(now, operation).document,
    on,
  );
  const text = sections.map((one) => `${one.id}:${one.blocks.map((each) => each.id).join('')}`);
  return { ...result, text: text.join(' '), sections };
}

describe('[1.02b] what is done with a section', () => {
  it.each<[string, SectionAct, string]>([
    ['top', 'sectionDown', 'end:c top:ab'],
    ['end', 'sectionUp', 'end:c top:ab'],
    ['top', 'sectionUp', 'top:ab end:c'],
    ['top', 'sectionRemove', 'end:c'],
    ['top', 'sectionAdd', 'top:ab s-n2:n1 end:c'],
    ['top', 'sectionDuplicate', 'top:ab s-n3:n1n2 end:c'],
    ['gone', 'sectionRemove', 'top:ab end:c'],
  ])('%s: %s', (id, act, expected) => {
    expect(done(id, act).text).toBe(expected);
  });

  it('gives a copy the look of the first, with blocks that can be changed', () => {
    const [top, ...others] = page.sections;
    const locked = {
      ...page,
      sections: [...(top ? [{ ...top, blocks: [block('a', true)] }] : []), ...others],
    };
    const { sections, addedSection } = done('top', 'sectionDuplicate', locked);
    expect(addedSection).toBe('s-n2');
    expect(sections[1]).toEqual({ ...top, id: 's-n2', blocks: [block('n1')] });
  });

  it('[9.08b] copies none whose blocks have no room', () => {
    const blocks = Array.from({ length: 31 }, (_, index) => block(`x${index}`));
    const half: PageDocument = {
      version: 1,
      sections: [{ id: 'top', width: 'wide', tone: 'plain', blocks }],
    };
    expect(done('top', 'sectionDuplicate', half)).toMatchObject({
      operations: [],
      announcement: expect.stringContaining('60 blocks at most') as string,
    });
  });

  it('is what the keys of a block do, where a section is chosen', () => {
    expect([sectionActOf('remove'), sectionActOf('moveUp'), sectionActOf('hide')]).toEqual([
      'sectionRemove',
      'sectionUp',
      undefined,
    ]);
    expect(sectionActOf('sectionAdd')).toBe('sectionAdd');
  });
});
