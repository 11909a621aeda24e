import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, plainRenderer, testServer, type TestServer } from '../testing/server-fixture';
import { pageDocument, publishNew } from '../testing/site-fixture';

const id = 'abcdef0123456789abcdef01';
let test: TestServer;

function gallery(history: string) {
  const document = pageDocument({ type: 'gallery', data: {} });
  const [block] = document.sections[0]?.blocks ?? [];
  if (block)
    block.data = {
      history,
      slides: [
        { assetId: id, url: 'glaze' },
        { assetId: 'abcdef0123456789abcdef02' },
        { assetId: id },
        {},
      ],
    };
  return document;
}

beforeEach(async () => {
  // Shows the requested slide.
  test = await testServer({
    renderPage: (input) => ({
      ...plainRenderer(input),
      html: `${input.page.title} ${input.slide ?? '-'}`,
    }),
  });
  await publishNew(test.store, { slug: 'work', title: 'Work', document: gallery('path') });
  await publishNew(test.store, { slug: 'shop/bowls', title: 'Bowls', document: gallery('hash') });
});
afterEach(() => test.remove());

const answer = async (url: string): Promise<string> => {
  const { status, text } = await ask(test.server, { url });
  return status === 200 ? text : String(status);
};

describe('the address of a slide', () => {
  it('[2.20b] is answered with its page, that slide shown', async () => {
    expect(await answer('/work')).toBe('Work -');
    expect(await answer('/work/glaze')).toBe('Work glaze');
    expect(await answer(`/work/${id}`)).toBe(`Work ${id}`);
    expect(await answer(`/work/${id}-2`)).toBe(`Work ${id}-2`);
  });

  it('[2.20c] may also name it by itemId in the query', async () => {
    expect(await answer('/work?itemId=glaze')).toBe('Work glaze');
    expect(await answer(`/shop/bowls?itemId=${id}`)).toBe(`Bowls ${id}`);
    expect(await answer('/work?itemId=nothing')).toBe('Work -');
  });

  it('is kept by nobody, and leaves the page itself as it is', async () => {
    const { headers } = await ask(test.server, { url: '/work/glaze' });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    expect(await answer('/work')).toBe('Work -');
  });

  it('is none where the page has no such slide, or its slides have no addresses', async () => {
    expect(await answer('/work/nothing')).toBe('404');
    expect(await answer(`/work/${id}-3`)).toBe('404');
    expect(await answer('/shop/bowls/glaze')).toBe('404');
    expect(await answer('/glaze')).toBe('404');
    expect(await answer('/work/glaze/glaze')).toBe('404');
    expect(await answer('/work/%00')).toBe('404');
  });
});
