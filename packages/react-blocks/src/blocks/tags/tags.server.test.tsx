import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testItems } from '../../testing/test-items';
import { Archive } from '../archive/Archive';
import { Tags } from './Tags';

const withoutLists = { ...testItems, listPath: undefined };
const nothing = { ...testItems, items: [], tags: [], categories: [] };

it('links each tag to what has it, and marks the chosen one on its own page', () => {
  const html = renderToStaticMarkup(<Tags view={testItems} counts={false} />);
  expect(html).toContain('<a href="/notes">All</a>');
  expect(html).toContain('<a href="/notes?tag=ash" aria-current="true" data-weight="2">ash</a>');
  expect(html).toContain('<a href="/notes?tag=celadon" data-weight="1">celadon</a>');
  const elsewhere = renderToStaticMarkup(<Tags view={{ ...testItems, path: '/' }} />);
  expect(elsewhere).not.toMatch(/aria-current|>All</);
});

it('shows tags as words where nobody sees the list, and says where there are none', () => {
  expect(renderToStaticMarkup(<Tags view={withoutLists} of="categories" />)).not.toContain('href');
  expect(renderToStaticMarkup(<Tags view={nothing} />)).toContain('<p>Nothing here yet.</p>');
});

it('an archive opens its first group, and leads on to the list of a category', () => {
  const html = renderToStaticMarkup(<Archive view={testItems} groupBy="category" />);
  expect(html.match(/<details open="">/g)).toHaveLength(1);
  expect(html).toContain('<a class="fr-archive__all" href="/notes?category=Firings">');
  expect(renderToStaticMarkup(<Archive view={withoutLists} groupBy="tag" />)).not.toContain('?tag');
  expect(renderToStaticMarkup(<Archive view={nothing} />)).toContain('<p>Nothing here yet.</p>');
});
