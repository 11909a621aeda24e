import { createHash } from 'node:crypto';
import { pageMarkup } from '@frontage/page-editor/page';
import { createId, pageTypes, type PageBlock, type PageDocument } from '@frontage/site-model';
import {
  undoStep,
  type EditorData,
  type KeptSteps,
  type PageOperation,
} from '@frontage/site-model/editing';
import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEditedPage } from '../../pages/documents/edited-page';
import { closeQuietVersions, quietTime } from '../../pages/documents/take-page-edits';
import { postForm } from '../../testing/post-form';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, publishNew } from '../../testing/site-fixture';

let world: TestServer;
let cookie: string;
let about: string;
let textId: string;
beforeEach(async () => {
  world = await testServer({ renderPage });
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
  const text = block('text', { nodes: [{ kind: 'paragraph', words: ['Kiln'] }] });
  textId = text.id;
  about = await publishNew(world.store, {
    slug: 'about',
    title: 'About',
    document: {
      version: 1,
      sections: [{ id: 'top', width: 'text', tone: 'plain', blocks: [text] }],
    },
  });
});
afterEach(() => world.remove());

function block(type: string, data: PageBlock['data']): PageBlock {
  return { id: createId(1, Math.random), type, data };
}

const edit = (operation: PageOperation, id = createId(1, Math.random)) => ({
  id,
  step: createId(1, Math.random),
  operation,
});

const align = (value: string | null, was: string | null): PageOperation => ({
  do: 'setField',
  block: textId,
  field: 'align',
  value,
  was,
});

interface Answer {
  number: number;
  document?: PageDocument;
  edits: { id: string; number: number; outcome: string; by: string }[];
}

const path = () => `/config/pages/${about}`;

async function send(edits: readonly unknown[], after = 1, by = cookie) {
  const { status, text } = await ask(world.server, {
    method: 'POST',
    url: `${path()}/edits`,
    headers: { cookie: by, 'content-type': 'application/json', origin: `http://${host}` },
    body: JSON.stringify({ after, edits }),
  });
  const { data } = JSON.parse(text) as { data?: Answer };
  return { status, ...(data && { data }), outcomes: data?.edits.map(({ outcome }) => outcome) };
}

const look = async (url: string, by = cookie) =>
  ask(world.server, { url, headers: { cookie: by, accept: 'application/json' } });

const pageNow = () => findEditedPage(world.store.read, ids.site, about);
const post = (to: string, fields: Record<string, string>) =>
  postForm(world, `${path()}${to}`, fields, cookie);

/** What the script of the editor begins with. */
const dataOf = (text: string) =>
  JSON.parse(/data-editor-data="">([^<]*)</.exec(text)?.[1] ?? '') as EditorData;

const told = async (after: number) => {
  const { text } = await look(`${path()}/edits?after=${after}`);
  return (JSON.parse(text) as { data: Answer }).data;
};

const versions = () =>
  world.store.read
    .selectFrom('page_version')
    .select(['number', 'is_open', 'changed_by'])
    .where('page_id', '=', about)
    .orderBy('number')
    .execute();

const visit = async () => (await ask(world.server, { url: '/about' })).text;

const act = async (name: 'publish' | 'delete') =>
  post('/publish', { do: name, revision: String((await pageNow())?.revision) });
const publish = () => act('publish');

describe('[1.02b] the editor of a page', () => {
  it('hides a block from visitors and their searches, and shows it in the editor alone', async () => {
    const mark = (name: 'hidden' | 'locked', value: boolean): PageOperation => ({
      do: 'setMark',
      block: textId,
      mark: name,
      value,
      was: !value,
    });
    const { outcomes } = await send([
      edit(mark('hidden', true)),
      edit(mark('locked', true)),
      edit(align('center', null)),
    ]);
    expect(outcomes).toEqual(['applied', 'applied', 'locked']);
    expect(await visit()).toContain('Kiln');
    await publish();
    expect(await visit()).not.toContain('Kiln');
    expect((await ask(world.server, { url: '/search?q=kiln' })).text).not.toContain(
      'href="/about"',
    );
    expect((await look(`${path()}/shown`)).text).toContain('Kiln');
    await send([edit(mark('locked', false)), edit(mark('hidden', false))]);
    await publish();
    expect(await visit()).toContain('Kiln');
  });

  it('shows where a block is that shows nothing, in the editor alone', async () => {
    const picture = block('image', {});
    await send([edit({ do: 'addBlock', block: picture, at: { section: 'top', after: textId } })]);
    await publish();
    const place = `<div class="fr-block" id="block-${picture.id}" data-block-empty="image"></div>`;
    expect((await look(`${path()}/shown`)).text).toContain(place);
    expect(await visit()).not.toContain(picture.id);
  });

  it('is a page with the newest version in a frame, and what its script begins with', async () => {
    const { status, text, headers } = await look(`${path()}/edit`);
    expect(status).toBe(200);
    const data = dataOf(text);
    expect(data).toMatchObject({ pageId: about, number: 1, past: { steps: [], isWhole: true } });
    expect(data.document.sections[0]?.blocks[0]?.id).toBe(textId);
    expect(headers['content-security-policy']).toContain("frame-src 'self'");
    const frame = await look(data.frame);
    // Dressed as the editor would dress it, so that nothing is styled twice; visitors get no such.
    const isDressed = (text: string) =>
      [`<style ${pageMarkup.look}="">`, ` id="block-${textId}" tabindex="0"`].map((part) =>
        text.includes(part),
      );
    expect(isDressed(frame.text)).toEqual([true, true]);
    const [address = ''] = data.frame.split('?');
    expect(isDressed((await look(address)).text)).toEqual([false, false]);
    const [, css = ''] = /<style data-editor-look="">([^<]*)</.exec(frame.text) ?? [];
    const hash = createHash('sha256').update(css).digest('base64');
    expect(frame.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    // What it has comes empty, as it does by what the editor asks for itself.
    const known = [...Object.values(data.marks.blocks), ...data.marks.styles].join('.');
    const { text: shown } = await look(`${data.shown}?known=${known}`);
    expect(shown).toContain(`<div id="block-${textId}"></div>`);
    expect(shown).toBe((await look(`${data.shown}?known=*`)).text);
  });

  it('gives back every step, a hundred at a time, however many there are', async () => {
    const words = (count: number): PageOperation => ({
      do: 'setField',
      block: textId,
      field: 'align',
      value: `${count}`,
      was: count === 0 ? null : `${count - 1}`,
    });
    const edits = Array.from({ length: 620 }, (_, count) => edit(words(count)));
    for (const part of [edits.slice(0, 310), edits.slice(310)]) await send(part);
    const last = edits.at(-1);
    const undo = { ...edit({ ...words(618), was: '619' } as PageOperation), undoes: last?.step };
    await send([undo]);
    const { past, future } = dataOf((await look(`${path()}/edit`)).text);
    expect(future.steps.map(({ id }) => id)).toEqual([undo.step]);
    const steps = [...past.steps];
    for (let { isWhole } = past; !isWhole;) {
      const reply = await look(`${path()}/steps?of=past&before=${steps[0]?.number}`);
      const { data } = JSON.parse(reply.text) as { data: KeptSteps };
      steps.unshift(...data.steps);
      ({ isWhole } = data);
    }
    expect(steps.map(({ id }) => id)).toEqual(edits.slice(0, -1).map(({ step }) => step));
    expect(steps.every(({ edits: own }) => own.length === 1)).toBe(true);
  });

  it('takes back nothing that somebody else has called a part of one’s own step', async () => {
    const own = edit(align('center', null));
    await send([own]);
    const other = await addAccount(world.store, ['editor'], 'bea@studio.example');
    const foreign = { ...edit(align('start', 'center')), step: own.step };
    await send([foreign], 1, await signIn(world.store, other));
    const { text } = await look(`${path()}/steps?of=past&before=99`);
    const { data } = JSON.parse(text) as { data: KeptSteps };
    expect(data.steps.map(({ edits }) => edits.map(({ id }) => id))).toEqual([[own.id]]);
  });

  it('writes edits behind what visitors see, until the page is published', async () => {
    const { status, data, outcomes } = await send([edit(align('center', null))]);
    expect([status, outcomes, data?.number]).toEqual([200, ['applied'], 2]);
    expect(data?.edits[0]?.by).toBe('Ada');
    expect(await visit()).not.toContain('data-align');
    expect((await publish()).status).toBe(303);
    expect(await visit()).toContain('data-align="center"');
  });

  it('takes an edit once, however often it is sent, and answers alike', async () => {
    const one = edit(align('center', null));
    const first = await send([one, one]);
    const again = await send([one], first.data?.number);
    expect([first.outcomes, again.outcomes]).toEqual([['applied'], ['applied']]);
    expect(again.data?.edits).toEqual(first.data?.edits);
  });

  it('keeps both where two change the same, and merges what differs', async () => {
    const other = await signIn(world.store, await addAccount(world.store, ['admin']));
    const [first, late] = [edit(align('center', null)), edit(align('start', null))];
    const tone = { value: { tone: 'dark' }, was: { tone: 'plain' } } as const;
    await send([first]);
    const both = [late, edit({ do: 'setSection', section: 'top', ...tone })];
    const { outcomes, data } = await send(both, 1, other);
    // Whoever opens the page anew and is asked again is told who was first.
    const again = await send([late], data?.number, other);
    expect(again.data?.edits.map(({ id }) => id)).toEqual([first.id, late.id]);
    expect(outcomes).toEqual(['applied', 'changed', 'applied']);
    const { document } = (await findEditedPage(world.store.read, ids.site, about)) ?? {};
    expect(document?.sections[0]).toMatchObject({
      tone: 'dark',
      blocks: [{ data: { align: 'center' } }],
    });
  });

  it('writes into one version until it is published, or an hour is quiet', async () => {
    await send([edit(align('center', null))]);
    await send([edit(align('start', 'center'))]);
    expect(await versions()).toMatchObject([
      { number: 1, is_open: 0 },
      { number: 2, is_open: 1, changed_by: 'Ada' },
    ]);
    const last = world.store.now();
    await world.store.write((db) => closeQuietVersions(db, last + quietTime - 1));
    expect((await versions())[1]?.is_open).toBe(1);
    await world.store.write((db) => closeQuietVersions(db, world.store.now() + quietTime));
    await send([edit(align('center', 'start'))]);
    await publish();
    await send([edit(align('start', 'center'))]);
    expect((await versions()).map(({ is_open }) => is_open)).toEqual([0, 0, 0, 1]);
  });

  it('gives the whole page to whoever edited it while a program replaced its content', async () => {
    await send([edit(align('center', null))]);
    const page = await findEditedPage(world.store.read, ids.site, about);
    if (!page) throw new Error('The page is there.');
    const { collectionId: _none, ...rest } = page;
    await world.store.savePage({ ...rest, document: { version: 1, sections: [] } });
    const { number, document, edits } = await told(2);
    expect([number, document, edits]).toEqual([3, { version: 1, sections: [] }, []]);
    expect((await told(3)).document).toBeUndefined();
    const gone = await send([edit(align('start', 'center'))], 2);
    expect([gone.outcomes, gone.data?.document?.sections]).toEqual([['gone'], []]);
  });

  it('[9.08b] refuses the 61st block', async () => {
    const add = () =>
      edit({
        do: 'addBlock',
        block: block('spacer-of-nobody', {}),
        at: { section: 'top', after: null },
      });
    expect((await send([add()])).status).toBe(400);
    const text = () =>
      edit({ do: 'addBlock', block: block('text', {}), at: { section: 'top', after: null } });
    const { outcomes = [] } = await send(Array.from({ length: 60 }, text));
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(59);
    expect(outcomes.at(-1)).toBe('full');
  });

  it.each<[string, unknown]>([
    ['no operation', { id: createId(1, Math.random), step: createId(1, Math.random) }],
    ['a field of all objects', edit({ ...align('x', null), field: '__proto__' } as PageOperation)],
    [
      'a section of another shape',
      edit({ do: 'moveSection', section: '<b>', to: null, from: null }),
    ],
    ['an id of another shape', edit(align('x', null), 'one')],
  ])('refuses %s, and nothing is written', async (_name, wrong) => {
    expect((await send([edit(align('center', null)), wrong])).status).toBe(400);
    expect((await told(1)).edits).toEqual([]);
  });

  it('is for those who may edit pages', async () => {
    const reader = await signIn(world.store, await addAccount(world.store, ['storeManager']));
    expect((await look(`${path()}/edit`, reader)).status).toBe(403);
    expect((await send([edit(align('center', null))], 1, reader)).status).toBe(403);
    expect((await send([edit(align('center', null))], 1, '')).status).toBe(401);
  });

  it('finds what a field may lead to', async () => {
    // A page that stands in place of others is no place to lead to.
    const { notFound } = pageTypes.codes;
    await publishNew(world.store, { slug: 'abolished', title: 'Abolished', pageType: notFound });
    const { text } = await look(`${path()}/choices?to=page&q=abo`);
    expect(JSON.parse(text)).toEqual({
      data: [{ id: about, label: 'About · /about', href: '/about' }],
    });
    for (const to of ['picture', 'film', 'captions', 'file', 'form', 'product', 'collection'])
      expect((await look(`${path()}/choices?to=${to}`)).status).toBe(200);
    expect((await look(`${path()}/choices?to=nothing`)).status).toBe(400);
    const places = await look(`${path()}/choices?to=anchor&q=kiln`);
    expect(JSON.parse(places.text)).toEqual({
      data: [{ id: textId, label: 'Text “Kiln”', href: `#block-${textId}` }],
    });
    const admin = await signIn(world.store, await addAccount(world.store, ['admin']));
    const ofEveryPage = '/config/settings/header-footer/choices';
    for (const address of [`${path()}/choices`, ofEveryPage]) {
      const on = async (page: string) =>
        JSON.parse((await look(`${address}?to=anchor&q=kiln&on=${page}`, admin)).text) as unknown;
      const href = `/about#block-${textId}`;
      expect(await on('/about')).toEqual({ data: [{ id: textId, label: 'Text “Kiln”', href }] });
      expect(await on('/nowhere')).toEqual({ data: [] });
    }

    const bytes = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nA bowl.\n');
    const { id } = await world.store.saveAsset(bytes, {
      siteId: ids.site,
      name: 'words.vtt',
      alt: '',
    });
    const offered = async (to: string) => (await look(`${path()}/choices?to=${to}`)).text;
    expect([await offered('captions'), await offered('picture')]).toEqual([
      JSON.stringify({ data: [{ id, label: 'words.vtt', href: `/assets/${id}/words.vtt` }] }),
      JSON.stringify({ data: [] }),
    ]);
  });

  it('edits no page that was deleted', async () => {
    await act('delete');
    expect((await look(`${path()}/edit`)).status).toBe(404);
    expect((await send([edit(align('center', null))])).status).toBe(404);
  });

  it('keeps every version, by whom it was made, and restores one', async () => {
    await send([edit(align('center', null))]);
    await publish();
    await send([edit(align('start', 'center'))]);
    const list = await ask(world.server, { url: `${path()}/versions`, headers: { cookie } });
    expect(list.text.match(/Version \d(?=<)/g)).toEqual(['Version 3', 'Version 2', 'Version 1']);
    expect(list.text).toContain('<bdi>Ada</bdi>');
    expect(list.text).toContain('<bdi>A program</bdi>');
    expect((await look(`${path()}/versions/2/shown`)).text).toContain('data-align="center"');
    for (const none of ['9', '9/shown', 'x'])
      expect((await look(`${path()}/versions/${none}`)).status).toBe(404);
    // What is looked at has a way back, and what makes it the newest one.
    const { text: second } = await look(`${path()}/versions/2`);
    for (const part of [
      `src="${path()}/versions/2/shown"`,
      `href="${path()}/versions">All versions<`,
      `href="${path()}/edit"`,
      'aria-label="Restore version 2"',
    ])
      expect(second).toContain(part);

    const restore = async (number: number, revision?: number) =>
      post('/versions', {
        number: String(number),
        revision: String(revision ?? (await pageNow())?.revision),
      });
    expect((await restore(1, 0)).status).toBe(409);
    expect((await restore(1)).headers.location).toBe(`${path()}/versions?restored=1`);
    const restored = await ask(world.server, {
      url: `${path()}/versions?restored=1`,
      headers: { cookie },
    });
    expect(restored.text).toMatch(/value="3"[^>]*>Undo: back to version 3</);
    const aligned = async () => (await pageNow())?.document.sections[0]?.blocks[0]?.data.align;
    expect(await aligned()).toBeUndefined();
    expect(await visit(), 'visitors see what was published').toContain('data-align="center"');
    // In the editor it is a step that is undone, also after a reload.
    const { number, edits } = await told(3);
    expect([number, edits.map(({ outcome }) => outcome)]).toEqual([4, ['applied']]);
    const step = dataOf((await look(`${path()}/edit`)).text).past.steps.at(-1);
    const undo = undoStep(step?.id ?? '', step?.edits ?? [], () => createId(1, Math.random));
    expect((await send(undo, 4)).outcomes).toEqual(['applied']);
    expect(await aligned()).toBe('start');
    // It is called by its version, also where it can be done again.
    const { future } = dataOf((await look(`${path()}/edit`)).text);
    const called = [step, ...future.steps].map((one) => one?.edits[0]?.restores);
    expect(called).toEqual([1, 1]);
    expect((await restore(1)).status).toBe(303);
    await publish();
    expect(await visit()).not.toContain('data-align');
  });
});
