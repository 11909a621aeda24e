import { renderPage } from '@frontage/react-blocks/server';
import { createId, type PageBlock } from '@frontage/site-model';
import type { PublishReview } from '@frontage/site-model/editing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEditedPage } from '../../pages/documents/edited-page';
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
  it('lists nothing while visitors see the newest version', async () => {
    const { changes, summary } = await review();
    expect([changes, summary]).toEqual([[], 'Visitors see the newest version already.']);
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
      ['Third parties', true],
      ['Weight', false],
    ]);
    expect(facts[1]?.text).toMatch(/^https:.*New: https:\/\/www\.youtube/);
    expect(facts[2]?.text).toMatch(
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
    expect(headers.location).toMatch(/\/changes\?done=leftOut&leftOut=[\da-f]{24}$/);
    const { document } = await pageNow();
    expect(document).toEqual(page(text, button));
    const edits = await ask(world.server, {
      url: `${path()}/edits?after=2`,
      headers: { cookie, accept: 'application/json' },
    });
    expect(edits.text).toContain('"outcome":"applied"');
    const again = await post('changes', `key=${encodeURIComponent(change?.key ?? '')}`);
    expect(again.headers.location).toBe(`${path()}/changes?done=meanwhile&leftOut=`);
  });

  it('what was left out is not published, and is in the draft again after that; who has undone it has it once', async () => {
    const draft = page({ ...text, data: { nodes: words('Closed.') } }, film());
    await save(...(draft.sections[0]?.blocks ?? []));
    const { changes } = await review();
    const leave = async (is: string, leftOut: string) => {
      const { key } = changes.find((one) => one.key.startsWith(is)) ?? { key: '' };
      const body = `key=${encodeURIComponent(key)}&leftOut=${leftOut}`;
      return (await post('changes', body)).headers.location ?? '';
    };
    const idsOf = (location: string) => location.replace(/.*leftOut=/, '');
    const first = idsOf(await leave('field', ''));
    const where = await leave('removed', first);
    const { text: list } = await ask(world.server, { url: where, headers: { cookie } });
    expect(list).toContain(`name="leftOut" value="${idsOf(where)}"`);
    const now = await review();
    expect(list).toContain(`name="edits" value="${now.number}"`);
    expect(now.summary).toBe('1 change for visitors');
    const seen = `do=publish&revision=${now.revision}&edits=${now.number}`;
    const { headers } = await post('publish', `${seen}&leftOut=${idsOf(where)}`);
    expect(headers.location).toBe(`${path()}?done=publishPart`);
    const visible = (await ask(world.server, { url: '/about' })).text;
    expect([visible.includes('twice a week'), visible.includes('Closed.')]).toEqual([true, false]);
    expect((await pageNow()).document).toEqual(draft);
    expect((await review()).summary).toBe('2 changes for visitors');
    // The same steps have been undone by now.
    const late = await review();
    const again = `do=publish&revision=${late.revision}&edits=${late.number}`;
    const done = await post('publish', `${again}&leftOut=${idsOf(where)}`);
    expect(done.headers.location).toBe(`${path()}?done=publish`);
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
