import { renderPage } from '@frontage/react-blocks/server';
import { createId, type PageBlock } from '@frontage/site-model';
import type { PublishReview } from '@frontage/site-model/editing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEditedPage } from '../../pages/documents/edited-page';
import { publishDuePages } from '../../pages/documents/sweep-deleted-pages';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, publishNew } from '../../testing/site-fixture';

let world: TestServer;
let cookie: string;
let about: string;
const block = (type: string, data: PageBlock['data']): PageBlock => ({
  id: createId(1, Math.random),
  type,
  data,
});
const words = (text: string) => [{ kind: 'paragraph', words: [text] }];
const text = block('text', { nodes: words('We fire twice a week.') });
const button = block('button', { text: 'Visit', href: '/visit' });
const film = () => block('video', { address: 'https://www.youtube.com/watch?v=abcdefghijk' });
const page = (...blocks: PageBlock[]) => ({
  version: 1 as const,
  sections: [{ id: 'top', width: 'text' as const, tone: 'plain' as const, blocks }],
});

beforeEach(async () => {
  world = await testServer({ renderPage });
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
  about = await publishNew(world.store, {
    slug: 'about',
    title: 'About',
    document: page(text, button),
  });
});
afterEach(() => world.remove());

const path = () => `/config/pages/${about}`;
const pageNow = async () => {
  const found = await findEditedPage(world.store.read, ids.site, about);
  if (!found) throw new Error('The page is there.');
  return found;
};

async function save(...blocks: PageBlock[]) {
  const { collectionId: _none, ...rest } = await pageNow();
  await world.store.savePage({ ...rest, document: page(...blocks) });
}

async function review(by = cookie): Promise<PublishReview> {
  const headers = { cookie: by, accept: 'application/json' };
  const reply = await ask(world.server, { url: `${path()}/changes`, headers });
  return (reply.json as { data: PublishReview }).data;
}

const shown = async () =>
  (await ask(world.server, { url: `${path()}/changes`, headers: { cookie, accept: 'text/html' } }))
    .text;

/** What of both states visitors see. */
const visible = async () => {
  const { text: html } = await ask(world.server, { url: '/about' });
  return ['twice a week', 'Closed.', 'youtube'].filter((part) => html.includes(part));
};

const post = (to: string, body: string) =>
  ask(world.server, {
    method: 'POST',
    url: `${path()}/${to}`,
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
    },
    body,
  });

describe('[1.02b] before a page is published', () => {
  it('says which links lead nowhere, and what is gone; none of hidden blocks and to the page itself', async () => {
    await publishNew(world.store, { slug: 'visit', title: 'Visit', document: page(text) });
    const links = async () => (await review()).facts.find(({ label }) => label === 'Links');
    const later = block('button', { text: 'Later', href: '/later' });
    const hidden = { ...later, hidden: true } as const;
    const itself = block('button', { text: 'Here', href: '/about' });
    await save(text, button, hidden, itself);
    expect(await links()).toBeUndefined();
    const gone = block('form', { formId: '0'.repeat(24) });
    await save(text, block('button', { text: 'Go', href: '/nowhere' }), gone);
    expect(await links()).toEqual({
      label: 'Links',
      text: '2 lead nowhere. “Link”: No page has the address /nowhere. · “Form”: The form is gone.',
      isNew: true,
    });
    expect(await shown()).toContain('2 lead nowhere.');
  });

  it('lists nothing while visitors see the newest version', async () => {
    const { changes, summary, isUpToDate } = await review();
    expect([changes, summary]).toEqual([[], 'Visitors see the newest version already.']);
    expect(isUpToDate, 'there is nothing to publish').toBe(true);
    const { collectionId: _none, ...rest } = await pageNow();
    await world.store.savePage({ ...rest, title: 'Another title' });
    const titled = await review();
    expect([titled.changes, titled.isUpToDate]).toEqual([[], false]);
    expect(titled.summary).toContain('Nothing on the page itself would change');
  });

  it('lists changed words, links, blocks and third parties, by what visitors notice', async () => {
    const edited = { ...text, data: { ...text.data, nodes: words('We fire once a week.') } };
    const moved = { ...button, data: { ...button.data, href: '/find-us' } };
    const added = film();
    await save(moved, edited, added);
    const { changes, facts, summary } = await review();
    expect(summary).toBe('4 changes for visitors');
    expect(changes.map(({ group, title, block: on }) => [group, title, on])).toEqual([
      ['Words', 'Text “We fire once a week.”: words', text.id],
      ['Addresses of links', 'Button “Visit”: Link', button.id],
      ['Blocks', expect.stringMatching(/^(Text|Button) “.+” moved$/), expect.any(String)],
      ['Blocks', 'Video “https://www.youtube.com/watch?v=abcdefgh …” added', added.id],
    ]);
    expect(changes[0]?.texts).toEqual([
      { start: 'We fire ', before: 'twice', after: 'once', end: ' a week.' },
    ]);
    expect(facts.map(({ label, isNew }) => [label, isNew])).toEqual([
      ['Address', false],
      ['Links', true],
      ['Third parties', true],
      ['Weight', false],
    ]);
    expect(facts[2]?.text).toMatch(/^https:.*New: https:\/\/www\.youtube/);
    expect(facts[3]?.text).toMatch(
      /^[\d.]+ KB without pictures and films, [\d.]+ KB more than now$/,
    );
  });

  it('says of a page that visitors do not see that all of it is new', async () => {
    await post('publish', `do=takeBack&revision=${(await pageNow()).revision}`);
    expect((await review()).summary).toContain('all of it is new');
  });

  it('leaves a change out without a script, as an edit that can be undone', async () => {
    await save({ ...text, data: { nodes: words('Closed.') } }, button);
    const [change] = (await review()).changes;
    expect(await shown()).toContain('<ins>Closed.</ins>');
    expect(await shown()).toContain(`href="${path()}/edit#block-${text.id}"`);
    const { headers } = await post('changes', `key=${encodeURIComponent(change?.key ?? '')}`);
    expect(headers.location).toBe(`${path()}/changes?done=leftOut`);
    const { document } = await pageNow();
    expect(document).toEqual(page(text, button));
    const edits = await ask(world.server, {
      url: `${path()}/edits?after=2`,
      headers: { cookie, accept: 'application/json' },
    });
    expect(edits.text).toContain('"outcome":"applied"');
    const again = await post('changes', `key=${encodeURIComponent(change?.key ?? '')}`);
    expect(again.headers.location).toBe(`${path()}/changes?done=meanwhile`);
  });

  it('what was left out is not published, and is in the draft again after that; who has undone it has it once', async () => {
    const draft = page({ ...text, data: { nodes: words('Closed.') } }, film());
    await save(...(draft.sections[0]?.blocks ?? []));
    const { changes } = await review();
    for (const { key } of changes.filter((one) => /^(?:field|removed)/.test(one.key)))
      await post('changes', `key=${encodeURIComponent(key)}`);
    // Whoever opens the list anew is told.
    const list = await shown();
    for (const title of ['Text “Closed.”: words', 'Button “Visit” removed'])
      expect(list).toContain(`Left out: ${title}. Once the page is published`);
    const now = await review();
    expect(list).toContain(`name="edits" value="${now.number}"`);
    expect(now.summary).toBe('1 change for visitors');
    const seen = `do=publish&revision=${now.revision}&edits=${now.number}`;
    const { headers } = await post('publish', seen);
    expect(headers.location).toBe(`${path()}?done=publishPart`);
    expect(await visible()).toEqual(['twice a week', 'youtube']);
    expect((await pageNow()).document).toEqual(draft);
    const late = await review();
    expect([late.summary, late.leftOut]).toEqual(['2 changes for visitors', []]);
    const again = `do=publish&revision=${late.revision}&edits=${late.number}`;
    const done = await post('publish', again);
    expect(done.headers.location).toBe(`${path()}?done=publish`);
    expect((await pageNow()).document).toEqual(draft);
  });

  it('[4.17a] what was left out for an hour is in the draft again once the hour has come, or was taken back', async () => {
    const draft = page({ ...text, data: { nodes: words('Closed.') } }, film(), button);
    await save(...(draft.sections[0]?.blocks ?? []));
    const leaveOut = () => post('changes', `key=${encodeURIComponent(`field ${text.id} nodes`)}`);
    const act = async (what: string) =>
      (await post('publish', `do=${what}&revision=${(await pageNow()).revision}`)).headers.location;
    await leaveOut();
    expect(await act('schedule&at=2026-01-01T10:00')).toBe(`${path()}?done=schedulePart`);
    expect((await pageNow()).document).not.toEqual(draft);
    expect(await act('unschedule')).toBe(`${path()}?done=unschedulePart`);
    expect((await pageNow()).document).toEqual(draft);
    await leaveOut();
    await act('schedule&at=2026-01-01T10:00');
    // No server runs at the hour.
    world.advance(11 * 60 * 60 * 1000);
    await publishDuePages(world.store);
    expect(await visible()).toEqual(['twice a week', 'youtube']);
    expect((await pageNow()).document).toEqual(draft);
    expect((await review()).leftOut).toEqual([]);
  });

  it('what a script left out is kept on every device, however much it is; what was undone is not told', async () => {
    const buttons = (data: PageBlock['data']) =>
      Array.from({ length: 58 }, (_, index) => ({
        ...button,
        id: index.toString(16).padStart(24, '0'),
        data,
      }));
    await save(...buttons({ text: 'Visit', href: '/visit' }));
    await post('publish', `do=publish&revision=${(await pageNow()).revision}`);
    await save(...buttons({ text: 'Now', href: '/now' }));
    const draft = (await pageNow()).document;
    const { changes } = await review();
    const edits = changes.map(({ takeBack: [operation], key, title }) => {
      const leavesOut = { key, title };
      return { id: createId(1, Math.random), step: createId(1, Math.random), leavesOut, operation };
    });
    expect(edits.length).toBe(116);
    const send = (more: readonly unknown[]) =>
      ask(world.server, {
        method: 'POST',
        url: `${path()}/edits`,
        headers: { cookie, 'content-type': 'application/json', origin: `http://${host}` },
        body: JSON.stringify({ after: 1, edits: more }),
      });
    for (const from of [0, 60]) expect((await send(edits.slice(from, from + 60))).status).toBe(200);
    expect((await review()).leftOut.length).toBe(116);
    const [first] = edits;
    if (first?.operation?.do !== 'setField') throw new Error('A field was left out.');
    const { value: was, was: value } = first.operation;
    const undone = { id: createId(1, Math.random), step: createId(1, Math.random) };
    await send([{ ...undone, undoes: first.step, operation: { ...first.operation, value, was } }]);
    const { leftOut, revision } = await review();
    expect(leftOut.length).toBe(115);
    const { headers } = await post('publish', `do=publish&revision=${revision}`);
    expect(headers.location).toBe(`${path()}?done=publishPart`);
    expect((await pageNow()).document).toEqual(draft);
  });

  it('publishes only what was seen', async () => {
    await save({ ...text, data: { nodes: words('Closed.') } }, button);
    const { number, revision } = await review();
    await post('changes', `key=${encodeURIComponent(`field ${text.id} nodes`)}`);
    const late = await post('publish', `do=publish&revision=${revision}&edits=${number}`);
    expect(late.status).toBe(409);
    const now = await review();
    const seen = await post('publish', `do=publish&revision=${now.revision}&edits=${now.number}`);
    expect(seen.status).toBe(303);
  });

  it('names the old addresses that lead here since the page was renamed', async () => {
    const { revision } = await pageNow();
    const { status } = await ask(world.server, {
      method: 'POST',
      url: path(),
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${host}`,
      },
      body: `revision=${revision}&title=About&slug=studio&description=`,
    });
    expect(status).toBe(303);
    expect((await review()).facts[0]?.text).toBe('/studio. /about leads here.');
    expect((await ask(world.server, { url: '/about' })).headers.location).toBe('/studio');
  });
});
