import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, plainRenderer, testServer, type TestServer } from '../testing/server-fixture';
import { pageDocument, publishNew } from '../testing/site-fixture';

let test: TestServer;

beforeEach(async () => {
  test = await testServer({
    renderPage: (input) => ({ ...plainRenderer(input), html: input.page.title }),
    tailorPage: (page, query) =>
      page.slug === 'try' && query.has('title')
        ? { ...page, title: query.get('title') ?? '' }
        : undefined,
  });
  const document = pageDocument({ type: 'text', data: {} });
  for (const slug of ['try', 'work'])
    await publishNew(test.store, { slug, title: 'As it is', document });
});
afterEach(() => test.remove());

it('a page is shown as the query of its address has it, and kept nowhere', async () => {
  const { status, text, headers } = await ask(test.server, { url: '/try?title=Changed' });
  expect([status, text]).toEqual([200, 'Changed']);
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
});

it.each(['/try', '/try?other=1', '/work?title=Changed'])('%s stays as it is', async (url) => {
  const { status, text, headers } = await ask(test.server, { url });
  expect([status, text, headers['x-robots-tag']]).toEqual([200, 'As it is', undefined]);
});
