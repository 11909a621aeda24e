import type { PageStatus } from '@frontage/site-model/editing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPageStatus } from './show-page-status';

const hour = 'Goes live on Monday.';
const nowSeen = 'Published on Monday. Visitors see later changes once they are published.';
const before: PageStatus = {
  title: 'About',
  description: '',
  hour: '',
  published: 'v1',
  time: 'Monday',
};
const bar = '<header class="editor-bar"><h1>About</h1></header>';
const line = `<p class="editor-hour">${hour}</p>`;

function show(now: Partial<PageStatus>, from: Partial<PageStatus> = {}, more = ''): string {
  document.title = 'Edit “About” – Netloft';
  document.body.innerHTML = `${bar}${more}<main></main><p role="status" data-editor-announcement></p>`;
  showPageStatus(document, { ...before, ...from }, { ...before, ...now });
  return document.querySelector('[data-editor-news] span')?.textContent ?? '';
}

afterEach(() => document.body.replaceChildren());

it.each<[string, Partial<PageStatus>, Partial<PageStatus>, string]>([
  ['published', { published: 'v2' }, {}, nowSeen],
  ['hidden', { published: '' }, {}, 'Hidden on Monday. Visitors do not see the page.'],
  ['scheduled', { hour }, {}, hour],
  ['scheduled no more', {}, { hour }, 'The page does not go live by itself any more.'],
  ['described otherwise', { description: 'Us', published: 'v2' }, {}, ''],
  ['renamed', { title: 'Us $&', published: 'v2' }, {}, 'The page is called “Us $&” now.'],
  ['published at its hour', { published: 'v2' }, { hour, published: '' }, nowSeen],
  ['as it was', { time: 'Tuesday' }, {}, ''],
])('[1.02b] an editor says that its page was %s', (_what, now, from, text) => {
  const said = show(now, from);
  expect(said).toBe(text);
  expect(page.getByRole('status').element().textContent).toBe(said);
});

it('[1.02b] its title and its hour are as somebody else has left them', async () => {
  show({ title: 'Us', published: 'v2' }, { hour, published: '' }, line);
  expect([document.title, document.querySelector('h1')?.textContent]).toEqual([
    'Edit “Us” – Netloft',
    'Us',
  ]);
  expect(document.querySelector('.editor-hour')?.textContent).toContain('Published on Monday.');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(document.querySelector('[data-editor-news]')).toBeNull();
});
