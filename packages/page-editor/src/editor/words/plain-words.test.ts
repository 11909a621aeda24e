import type { JsonObject } from '@frontage/site-model';
import { defineFields, list, richText, text } from '@frontage/site-model/fields';
import { expect, it } from 'vitest';
import { blockTable } from '../editor-blocks';
import { siteBlocks } from '../testing/site-blocks';
import { listPlainWords } from './plain-words';
import { withWords } from './with-words';

const item = defineFields({
  title: text({ label: 'Title', most: 300, required: true }),
  nodes: richText({ label: 'Text' }),
});
const table = defineFields({
  caption: text({ label: 'Caption', most: 90 }),
  code: text({ label: 'Code', most: 90, isCode: true }),
  about: text({ label: 'About', most: 90, multiline: true }),
  items: list({ label: 'Items', item, itemLabel: 'Item' }),
});
const data: JsonObject = {
  caption: 'Jars',
  code: '<b>',
  about: 'one\ntwo',
  items: [{ title: 'One' }, { title: '' }, { title: 'Two', nodes: [] }],
};

it('[1.02b] the plain texts are listed with their places, also those within lists', () => {
  const found = listPlainWords(table, data);
  expect(
    found.map(({ path, text: words, isMultiline }) => [path.join('/'), words, isMultiline]),
  ).toEqual([
    ['caption', 'Jars', false],
    ['about', 'one\ntwo', true],
    ['items/0/title', 'One', false],
    ['items/2/title', 'Two', false],
  ]);
  expect(found.map(({ label, most, isRequired }) => [label, most, isRequired])[2]).toEqual([
    'Title',
    300,
    true,
  ]);
});

it('one text is replaced, and nothing else', () => {
  expect(withWords(data, ['caption'], 'Pots')).toEqual({ ...data, caption: 'Pots' });
  expect(withWords(data, ['items', 2, 'title'], 'Three')['items']).toEqual([
    { title: 'One' },
    { title: '' },
    { title: 'Three', nodes: [] },
  ]);
  expect(withWords(data, ['caption'], ' ')).not.toHaveProperty('caption');
});

it.each([
  ['button', { text: 'Shop', href: '/shop' }, ['Shop']],
  ['accordion', { items: [{ title: 'When?', nodes: [] }] }, ['When?']],
  ['image', { assetId: 'a', caption: 'A bowl', alt: 'Bowl' }, ['Bowl', 'A bowl']],
])('a block of the kind %s has them', (kind, of, words) => {
  const found = blockTable(siteBlocks, kind);
  expect(found && listPlainWords(found, of).map(({ text: shown }) => shown)).toEqual(words);
});
