import type { PageDocument } from '@frontage/site-model';
import { afterEach, expect, it, vi } from 'vitest';
import { siteBlocks } from '../testing/site-blocks';
import { createSectionList } from './create-section-list';

afterEach(() => document.body.replaceChildren());

const pageOf = (count: number): PageDocument => ({
  version: 1,
  sections: Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    width: 'text',
    tone: 'plain',
    blocks: [],
  })),
});

it('[1.02b] a page of many sections makes no longer list until all of them are asked for', () => {
  const choose = vi.fn();
  const list = createSectionList(document, siteBlocks, choose);
  document.body.append(list.root);
  const count = () => list.root.querySelectorAll('[data-section]').length;
  list.update(pageOf(12));
  expect([count(), list.root.querySelectorAll('button').length]).toEqual([12, 12]);
  list.update(pageOf(60));
  expect([count(), list.root.querySelectorAll('button').length]).toEqual([11, 12]);
  const all = [...list.root.querySelectorAll('button')].at(-1);
  expect(all?.textContent).toBe('Show all 60 sections');
  all?.click();
  expect(count()).toBe(60);
  expect(document.activeElement).toHaveProperty('dataset.section', 's11');
  // Whoever leaves a section that is not among them is led back to it.
  const other = createSectionList(document, siteBlocks, choose);
  document.body.replaceChildren(other.root);
  other.update(pageOf(20));
  other.focus('s19');
  expect(document.activeElement).toHaveProperty('dataset.section', 's19');
});

it('[1.02b] a section that moved is the one that its line leads to, whatever the lines say', () => {
  const choose = vi.fn();
  const list = createSectionList(document, siteBlocks, choose);
  document.body.append(list.root);
  const page = pageOf(2);
  list.update(page);
  list.update({ ...page, sections: page.sections.toReversed() });
  list.root.querySelector('button')?.click();
  expect(choose.mock.calls).toEqual([['s1']]);
});

it('[1.02b] a long section is named by whole words', () => {
  const list = createSectionList(document, siteBlocks, vi.fn());
  const [section] = pageOf(1).sections;
  const words = ['Everything on the long table is thrown at the same wheel.'];
  const text = {
    id: '0'.repeat(24),
    type: 'text',
    data: { nodes: [{ kind: 'paragraph', words }] },
  };
  list.update({ ...pageOf(0), sections: section ? [{ ...section, blocks: [text] }] : [] });
  expect(list.root.textContent).toContain('Everything on the long table is thrown …');
});
