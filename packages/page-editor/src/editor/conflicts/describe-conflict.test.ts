import type { JsonValue, PageDocument } from '@frontage/site-model';
import type { NumberedEdit, PageOperation } from '@frontage/site-model/editing';
import { describe, expect, it } from 'vitest';
import { siteBlocks } from '../testing/site-blocks';
import { describeConflict } from './describe-conflict';

const [accordion, image, gallery] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];
const picture = 'f'.repeat(24);
const items = ['On foot', 'By bus', 'By boat'].map((title) => ({ title }));
const page: PageDocument = {
  version: 1,
  sections: [
    {
      id: 'ways',
      width: 'wide',
      tone: 'accent',
      shownTo: 'b',
      blocks: [
        { id: accordion, type: 'accordion', data: { items } },
        { id: image, type: 'image', data: { assetId: picture }, column: { start: 1, span: 6 } },
        { id: gallery, type: 'gallery', data: { slides: [{ assetId: picture }] } },
      ],
    },
  ],
};

function describeIt(operation: PageOperation, blocks = siteBlocks) {
  const edit: NumberedEdit = { id: 'e', step: 's', number: 1, outcome: 'changed', operation };
  return describeConflict({ page, blocks, shownTo: [['b', 'Half of all']] }, edit, 'Bob');
}

const setItems = (value: JsonValue, was: JsonValue): PageOperation => ({
  do: 'setField',
  block: accordion,
  field: 'items',
  value,
  was,
});

describe('[1.02b] the question whose change stays', () => {
  it('says settings of a section as its controls do', () => {
    const value = { tone: 'dark', shownTo: '', space: 'none', picture: null } as const;
    const was = { ...value, tone: 'plain' } as const;
    expect(describeIt({ do: 'setSection', section: 'ways', value, was })).toMatchObject({
      text: 'While you changed the section, Bob changed it too. Theirs is on the page.',
      mine: 'Background: Dark\nSpace above and below: None\nWho sees it: Everybody\nPicture behind it: Not set',
      theirs:
        'Background: Accent\nSpace above and below: Normal\nWho sees it: Half of all\nPicture behind it: Not set',
    });
  });

  it('says a width in columns', () => {
    const operation = { do: 'setColumn', block: image, value: null, was: null } as const;
    expect(describeIt(operation)).toMatchObject({
      mine: 'Whole width',
      theirs: 'Columns 1 to 6 of 12',
    });
  });

  it('quotes of lists the items that differ, with their settings', () => {
    const was = [...items.with(1, { title: 'By coach' }), { title: 'By plane' }];
    const written = [...was.with(1, { title: 'By bus or tram' })];
    expect(describeIt(setItems(written, was))).toMatchObject({
      mine: 'By bus or tram',
      theirs: 'By bus',
    });
    const value = [
      { assetId: 'd', title: 'Bowl', video: { address: 'https://youtu.be/abcdefghijk' } },
    ];
    const operation = {
      do: 'setField',
      block: gallery,
      field: 'slides',
      value,
      was: [{ assetId: 'e' }],
    } as const;
    expect(describeIt(operation)).toMatchObject({
      mine: 'Picture: d\nBowl\nVideo: Address of the video: https://youtu.be/abcdefghijk',
      theirs: `Picture: ${picture}`,
      references: [
        ['d', 'asset'],
        [picture, 'asset'],
      ],
    });
  });

  it('names all items where one was taken away or they were moved', () => {
    const was = items.with(1, { title: 'By coach' });
    expect(describeIt(setItems(was.toSpliced(1, 1), was))).toMatchObject({
      mine: 'On foot\nBy boat',
      theirs: 'By bus',
    });
    const [moved, begun] = [items.toReversed(), [1, 2, 0].flatMap((at) => items[at] ?? [])];
    expect(describeIt(setItems(moved, begun))).toMatchObject({
      mine: 'By boat\nBy bus\nOn foot',
      theirs: 'On foot\nBy bus\nBy boat',
    });
  });

  it('says what a field leads to, by its name once that is known', () => {
    const operation = {
      do: 'setField',
      block: image,
      field: 'assetId',
      value: 'd',
      was: null,
    } as const;
    expect(describeIt(operation)).toMatchObject({
      mine: 'd',
      theirs: picture,
      references: [
        ['d', 'asset'],
        [picture, 'asset'],
      ],
    });
  });
});
