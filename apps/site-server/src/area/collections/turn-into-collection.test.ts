import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEditedPageAt } from '../../pages/documents/edited-page';
import { collectionDesk, locationOf } from '../../testing/collection-desk';
import { ids, pageDocument, publishNew } from '../../testing/site-fixture';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
beforeEach(async () => {
  desk = await collectionDesk();
});
afterEach(() => desk.remove());

const button = (text: string) => ({ type: 'button', data: { text, href: '/' } });
const pageAt = (slug: string) => findEditedPageAt(desk.store.read, ids.site, slug);

/** Publishes a page with blocks; gives its id. */
async function write(slug: string, ...blocks: ReturnType<typeof button>[]): Promise<string> {
  await publishNew(desk.store, {
    slug,
    title: `Title of ${slug}`,
    document: pageDocument(...blocks),
  });
  return (await pageAt(slug))?.id ?? '';
}

const turn = (page: string, fields: Record<string, string> = {}) =>
  desk.post('/config/collections/new', {
    page,
    title: '',
    kind: 'notes',
    do: 'publish',
    ...fields,
  });

describe('a page that exists', () => {
  it('becomes a collection: what is on it stays, and the list comes below it', async () => {
    const id = await write('journal', button('Stays'));
    expect((await desk.look('/config/collections/new')).text).toContain(
      'Title of journal · /journal',
    );
    expect(locationOf(await turn(id))).toBe(`/config/collections/${id}`);
    await desk.makeItem(id);
    const { text } = await desk.visit('/journal');
    expect(text).toMatch(/Stays[^]*<a href="\/journal\/2026\/03\/wind-rain">/);
    expect((await desk.look('/config/collections')).text).toContain('Title of journal');
    expect((await desk.look('/config/collections/new')).text).not.toContain('/journal');
  });

  it('keeps a list that it has, and waits for being published', async () => {
    const id = await write('journal', { type: 'item-list', data: {} } as never);
    await turn(id, { do: 'draft' });
    const page = await pageAt('journal');
    expect(page?.document.sections).toHaveLength(1);
    expect(page?.isAhead).toBe(true);
  });

  it('that is full is refused with words, and what was entered stays', async () => {
    const id = await write('full', ...Array.from({ length: 60 }, () => button('One')));
    const { status, text } = await turn(id, { kind: 'events' });
    expect(status).toBe(400);
    expect(text).toContain('This page has all the blocks that it can have.');
    expect(text).toMatch(new RegExp(`<option value="${id}" selected`));
    expect((await pageAt('full'))?.pageType).toBe(2);
  });

  it('becomes one once, and only a plain page of the site does', async () => {
    const id = await write('journal');
    await turn(id);
    for (const page of [id, 'gone', 'f'.repeat(24)]) {
      const { status, text } = await turn(page);
      expect([status, text.includes('cannot become a collection')]).toEqual([400, true]);
    }
    expect((await turn('', { title: '' })).text).toContain('Enter a title.');
  });
});
