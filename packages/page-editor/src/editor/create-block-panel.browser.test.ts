import type { PageDocument } from '@frontage/site-model';
import { defineFields, text } from '@frontage/site-model/fields';
import { afterEach, expect, it } from 'vitest';
import { createBlockPanel } from './create-block-panel';

const ids = { facts: 'a'.repeat(24), words: 'b'.repeat(24) };
const page: PageDocument = {
  version: 1,
  sections: [
    {
      id: 'top',
      width: 'text',
      tone: 'plain',
      blocks: [
        { id: ids.facts, type: 'facts', data: {} },
        { id: ids.words, type: 'words', data: {} },
      ],
    },
  ],
};
const blocks = {
  tables: {
    facts: defineFields({}),
    words: defineFields({ word: text({ label: 'Word', most: 20 }) }),
  },
};
const nothing = () => undefined;

const open = (blockId: string) =>
  createBlockPanel({
    document,
    page,
    blocks,
    blockId,
    inPlace: [],
    keepsPatterns: false,
    advice: document.createElement('div'),
    pageFacts: { href: '/facts', text: 'Date, category and tags' },
    isShown: () => true,
    isRightToLeft: false,
    loadChoices: () => Promise.resolve([]),
    edit: nothing,
    act: nothing,
    chooseSection: nothing,
  });

afterEach(() => document.body.replaceChildren());

it('[1.02b] a block that stores nothing leads to where that is changed which it shows', () => {
  const linksOf = (blockId: string) =>
    [...(open(blockId)?.root.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
  expect(linksOf(ids.facts)).toEqual([['/facts', 'Date, category and tags']]);
  expect(linksOf(ids.words)).toEqual([]);
});
