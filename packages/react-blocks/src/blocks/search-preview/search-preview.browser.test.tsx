import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import { canonical, mountBlock, noHurry, testContext } from '../../testing/test-blocks';
import { Island } from '../../server-block/Island';
import { SearchPreview } from './SearchPreview';
import * as module from './search-preview.mount';

const found = (query: string) => ({
  data: {
    query,
    total: 7,
    results: [1, 2].map((index) => ({
      title: `${query} ${index}`,
      url: `/p${index}`,
      excerpt: 'words',
    })),
  },
});

/** The server as the test wants it; questions wait until they are answered. */
const server = { asked: [] as string[] };
const waiting = new Map<string, (response: Response) => void>();
let end = (): void => {};

beforeEach(() => {
  server.asked = [];
  waiting.clear();
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    const query = new URL(String(input), location.href).searchParams.get('q') ?? '';
    server.asked.push(query);
    return new Promise((resolve) => waiting.set(query, resolve));
  });
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The block as a served page has it. */
function show(): HTMLElement {
  const props = { label: 'Search' };
  document.body.innerHTML = `<main><h1>Test</h1>${renderToStaticMarkup(<Island block="search-preview" id="s1" props={props} content={<SearchPreview {...props} />} />)}</main>`;
  const root = document.querySelector<HTMLElement>('[data-block]');
  if (!root) throw new Error('no block');
  return root;
}

async function mounted() {
  const root = show();
  const context = testContext();
  end = await mountBlock(root, module, context);
  const input = root.querySelector('input');
  if (!input) throw new Error('no field');
  return { root, input, context };
}

const answer = async (query: string, body: unknown = found(query), status = 200): Promise<void> => {
  await vi.waitFor(() => expect([...waiting.keys()]).toContain(query), noHurry);
  waiting.get(query)?.(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
};
const links = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('ul a strong')].map(({ textContent }) => textContent ?? '');
const status = (root: HTMLElement): string =>
  root.querySelector('[role=status]')?.textContent ?? '';

describe('search preview', () => {
  it('hydrates what the server sent without a mismatch, and is put back when it ends', async () => {
    const root = show();
    const before = canonical(root);
    const context = testContext();
    const stop = await mountBlock(root, module, context);
    expect(context.issues).toEqual([]);
    stop();
    expect(canonical(root)).toBe(before);
    const repeated = testContext();
    end = await mountBlock(root, module, repeated);
    expect(repeated.issues).toEqual([]);
  });

  it('shows what fits and says how many', async () => {
    const { root, input } = await mounted();
    await userEvent.fill(input, 'kiln');
    await answer('kiln');
    await vi.waitFor(() => expect(links(root)).toEqual(['kiln 1', 'kiln 2']), noHurry);
    expect(status(root)).toBe('7 pages found');
    expect(root.querySelector('a[href="/search?q=kiln"]')?.textContent).toBe('See all 7 pages');
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('says which words it took instead of those typed', async () => {
    const { root, input } = await mounted();
    await userEvent.fill(input, 'kilm');
    await answer('kilm', { data: { ...found('kilm').data, corrected: 'kiln' } });
    await vi.waitFor(
      () =>
        expect(status(root)).toBe(
          'Nothing found for “kilm”. Showing results for “kiln” instead: 7 pages found',
        ),
      noHurry,
    );
  });

  it('takes over what was typed before it was mounted', async () => {
    const root = show();
    const input = root.querySelector('input');
    if (input) input.value = 'early';
    end = await mountBlock(root, module, testContext());
    await answer('early');
    await vi.waitFor(() => expect(links(root)).toHaveLength(2), noHurry);
  });

  it('an answer that comes late never replaces a newer one', async () => {
    const { root, input } = await mounted();
    await userEvent.fill(input, 'old');
    await vi.waitFor(() => expect(server.asked).toEqual(['old']), noHurry);
    await userEvent.fill(input, 'new');
    await answer('new');
    await vi.waitFor(() => expect(links(root)).toEqual(['new 1', 'new 2']), noHurry);
    await answer('old');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(links(root)).toEqual(['new 1', 'new 2']);
  });

  it('keeps what it found in view while it asks again', async () => {
    const { root, input } = await mounted();
    await userEvent.fill(input, 'old');
    await answer('old');
    await vi.waitFor(() => expect(links(root)).toEqual(['old 1', 'old 2']), noHurry);
    await userEvent.fill(input, 'new');
    expect([status(root), links(root)]).toEqual(['Searching…', ['old 1', 'old 2']]);
  });

  it('asks once for quick typing', async () => {
    const { input } = await mounted();
    await userEvent.type(input, 'kiln');
    await answer('kiln');
    expect(server.asked.length).toBeLessThan(4);
    expect(server.asked.at(-1)).toBe('kiln');
  });

  it('[8.18a] says what to do when the server does not answer', async () => {
    const { root, input } = await mounted();
    await userEvent.fill(input, 'kiln');
    await answer('kiln', { error: 'no' }, 500);
    await vi.waitFor(
      () => expect(status(root)).toBe('Unable to load results. Press Enter to try again.'),
      noHurry,
    );
  });

  it('Escape clears the field and the results', async () => {
    const { root, input } = await mounted();
    await userEvent.fill(input, 'kiln');
    await answer('kiln');
    await vi.waitFor(() => expect(links(root)).toHaveLength(2), noHurry);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/p1');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(links(root)).toEqual([]), noHurry);
    expect([input.value, document.activeElement]).toEqual(['', input]);
  });
});
