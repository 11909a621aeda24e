import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectionDesk, locationOf } from '../../testing/collection-desk';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
beforeEach(async () => {
  desk = await collectionDesk();
});
afterEach(() => desk.remove());

describe('the pattern of addresses', () => {
  it('[5.09] is cleaned, checked and shown before it is saved', async () => {
    const id = await desk.makeCollection();
    await desk.makeItem(id);
    const url = `/config/collections/${id}/addresses`;
    for (const format of ['News/%t', '%h', 'a b', 'ä', '']) {
      const refused = await desk.post(url, { format, do: 'save' });
      expect([format, refused.status, refused.text]).toEqual([
        format,
        400,
        expect.stringContaining('Use only lowercase letters, digits, hyphens, slashes'),
      ]);
    }
    const seen = await desk.post(url, { format: '//news/%y-%m-%d/%t', do: 'look' });
    expect(seen.text).toContain('value="news/%y-%m-%d/%t"');
    expect(seen.text).toContain('1 item gets another address.');
    expect(seen.text).toMatch(
      /\/firing-notes\/2026\/03\/wind-rain<\/td>[^]*\/firing-notes\/news\/2026-03-09\/wind-rain<\/td>/,
    );
    expect((await desk.visit('/firing-notes/2026/03/wind-rain')).status).toBe(200);
  });

  it('[5.09] is changed by no first button, which Enter presses', async () => {
    const url = `/config/collections/${await desk.makeCollection()}/addresses`;
    const [first] = (await desk.look(url)).text.match(/<button[^>]*name="do"[^>]*>/g) ?? [];
    expect(first).toContain('value="look"');
  });

  it('[5.09] is where items are served from then on; the addresses before lead there', async () => {
    const id = await desk.makeCollection();
    await desk.makeItem(id);
    await desk.makeItem(id, { title: 'Unseen', do: 'draft' });
    const url = `/config/collections/${id}/addresses`;
    const saved = await desk.post(url, { format: '/%t/', do: 'save' });
    expect([saved.status, locationOf(saved)]).toEqual([
      303,
      `/config/collections/${id}?done=moved`,
    ]);
    expect((await desk.visit('/firing-notes/wind-rain')).status).toBe(200);
    const old = await desk.visit('/firing-notes/2026/03/wind-rain');
    expect([old.status, old.headers.location]).toEqual([301, '/firing-notes/wind-rain']);
    // Nobody knows the address of a draft.
    expect((await desk.visit('/firing-notes/2026/03/unseen')).status).toBe(404);
    expect((await desk.visit('/firing-notes')).text).toContain('href="/firing-notes/wind-rain"');
    await desk.makeItem(id);
    expect((await desk.visit('/firing-notes/wind-rain-2')).status).toBe(200);
    expect((await desk.post(url, { format: '%t', do: 'look' })).text).toContain(
      'All items keep their addresses.',
    );
  });

  it('[5.09] a year or day behind the title is no number of its own: it goes with the pattern', async () => {
    const id = await desk.makeCollection();
    await desk.makeItem(id);
    const url = `/config/collections/${id}/addresses`;
    await desk.post(url, { format: '%t-%y', do: 'save' });
    expect((await desk.visit('/firing-notes/wind-rain-2026')).status).toBe(200);
    expect((await desk.post(url, { format: '%t', do: 'look' })).text).toContain(
      '1 item gets another address.',
    );
    await desk.post(url, { format: '%t', do: 'save' });
    expect((await desk.visit('/firing-notes/wind-rain')).status).toBe(200);
    expect((await desk.visit('/firing-notes/wind-rain-2026')).status).toBe(301);
    await desk.makeItem(id);
    // The second of a title keeps its number.
    expect((await desk.post(url, { format: '%t', do: 'look' })).text).toContain(
      'All items keep their addresses.',
    );
  });

  it('gives items of the same day and title addresses of their own', async () => {
    const id = await desk.makeCollection();
    for (const title of ['Same', 'Same', '窯']) await desk.makeItem(id, { title });
    const { text } = await desk.visit('/firing-notes');
    for (const slug of ['same', 'same-2', 'item'])
      expect(text).toContain(`href="/firing-notes/2026/03/${slug}"`);
    // Another pattern says beforehand which of them has which.
    const url = `/config/collections/${id}/addresses`;
    const seen = (await desk.post(url, { format: '%t', do: 'look' })).text;
    const told = [...seen.matchAll(/<td[^>]*>\/(firing-notes\/[^<]*)<\/td>/g)].map(([, to]) => to);
    expect(new Set(told).size).toBe(6);
    await desk.post(url, { format: '%t', do: 'save' });
    for (let at = 0; at < told.length; at += 2) {
      const old = await desk.visit(`/${told[at]}`);
      expect([old.status, old.headers.location]).toEqual([301, `/${told[at + 1]}`]);
    }
  });
});
