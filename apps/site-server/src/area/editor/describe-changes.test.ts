import { blockFields } from '@frontage/react-blocks/fields';
import { createId, type JsonObject, type PageBlock, type PageDocument } from '@frontage/site-model';
import { compareDocuments } from '@frontage/site-model/editing';
import { expect, it } from 'vitest';
import { describeChanges } from './describe-changes';
import { listDifferences } from './list-differences';
import { nameBlocks } from '../block-names/name-blocks';

const block = (type: string, data: JsonObject = {}): PageBlock => ({
  id: createId(1, Math.random),
  type,
  data,
});
const page = (...blocks: PageBlock[]): PageDocument => ({
  version: 1,
  sections: [{ id: 'top', width: 'text', tone: 'plain', blocks }],
});
const text = (words: string) => block('text', { nodes: [{ kind: 'paragraph', words: [words] }] });
const known = { jar: 'jar.jpg', post: 'Kiln post', cup: 'Cup' };
const nameOf = (id: string) => Object.entries(known).find(([one]) => one === id)?.[1];
const namesOf = (blocks: readonly PageBlock[]) => blocks.map(nameBlocks(page(...blocks), nameOf));

it('[1.02b] a block is named by its first words, by what it shows, or by where it leads', () => {
  expect(
    namesOf([
      block('text', {
        nodes: [
          { kind: 'heading', level: 2, words: ['Come and ', { text: 'look', marks: ['strong'] }] },
          { kind: 'paragraph', words: ['On Thursdays.'] },
        ],
      }),
      text('The hoist turned out to be handy for clay and for cake.'),
      block('image', { assetId: 'jar' }),
      block('form', { formId: 'post' }),
      block('product', { productId: 'cup' }),
      block('video', { address: 'https://vimeo.com/76979871' }),
      block('spacer', { height: 40 }),
      text('خزف من الشباك'),
    ]),
  ).toEqual([
    'Text “Come and look”',
    'Text “The hoist turned out to be handy for …”',
    'Image “jar.jpg”',
    'Form “Kiln post”',
    'Product “Cup”',
    'Video “https://vimeo.com/76979871”',
    'Spacer',
    'Text “\u2068خزف من الشباك\u2069”',
  ]);
});

it('[1.02b] two blocks of any kind are never named alike', () => {
  for (const kind of Object.keys(blockFields))
    expect(namesOf([block(kind), text('Between'), block(kind)])).toEqual([
      expect.stringMatching(/ \(1 of 2\)$/),
      'Text “Between”',
      expect.stringMatching(/ \(2 of 2\)$/),
    ]);
});

it('[1.02b] a change says what is different about which block or section', () => {
  const [first, second, form] = [text('Kiln'), text('Kiln'), block('form', { formId: 'post' })];
  const before = page(first, second, form, { ...block('spacer'), hidden: true });
  const spacer = before.sections[0]?.blocks[3] ?? first;
  const { hidden: _hidden, ...shown } = spacer;
  const now: PageDocument = {
    version: 1,
    sections: [
      {
        id: 'top',
        width: 'wide',
        tone: 'plain',
        gap: 'none',
        blocks: [
          first,
          { ...second, data: { ...text('Glaze').data, align: 'center' } },
          { ...form, data: { formId: 'gone' } },
          { ...shown, locked: true },
        ],
      },
    ],
  };
  const titles = describeChanges(compareDocuments(before, now), { before, now, nameOf }).map(
    ({ title }) => title,
  );
  expect(titles).toEqual([
    'Text “Glaze”: words',
    'Spacer: shown to visitors again',
    'Spacer: locked in the editor',
    'Section: Text “Kiln”: width, gap',
    'Text “Glaze”: Alignment',
    'Form “Kiln post”: another one chosen',
  ]);
  expect(listDifferences(before, now, nameOf).map(({ title }) => title)).toContain(
    'Text “Glaze”: words, Alignment',
  );
});

it('[1.02b] a form that is chosen instead of another is called by its name, not by its id', () => {
  const form = block('form', { formId: 'post' });
  const before = page(form);
  const now = page({ ...form, data: { formId: 'cup' } });
  const [change] = describeChanges(compareDocuments(before, now), { before, now, nameOf });
  expect(change?.texts).toEqual([{ start: '', before: 'Kiln post', after: 'Cup', end: '' }]);
});
