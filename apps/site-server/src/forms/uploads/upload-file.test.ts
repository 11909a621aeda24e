import type { FormDefinition } from '@frontage/form-runtime';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleUploads } from '../../testing/sample-uploads';
import { ask, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import {
  contactForm,
  goodValues,
  ids,
  pageDocument,
  publishNew,
  settings,
  temporaryStore,
} from '../../testing/site-fixture';
import { receiveUpload } from './receive-upload';
import { sweepUploads } from './sweep-uploads';
import { insertUpload } from './uploads';

const day = 24 * 60 * 60 * 1000;
const form: FormDefinition = {
  ...contactForm,
  fields: [
    ...contactForm.fields,
    {
      id: 'file-1',
      type: 'file',
      title: 'Picture',
      required: false,
      accept: ['image/png', 'image/jpeg'],
      maxBytes: 20_000,
    },
    { id: 'file-2', type: 'file', title: 'Letter', required: false },
  ],
};
const png = Buffer.concat([sampleUploads['image/png'] ?? Buffer.alloc(0), Buffer.alloc(10_000, 1)]);

let test: TestServer;
let crumb: string;
let cookie: string;
let key: string;
let save: Awaited<ReturnType<typeof visitor>>['save'];

beforeEach(async () => {
  test = await testServer({ savesPerMinute: 200, trustProxy: true });
  await test.store.saveForm(ids.site, form);
  const person = await visitor(test.server);
  ({ crumb, cookie, save } = person);
  key = await person.key({ formId: ids.form });
});
afterEach(() => test.remove());

/** Sends a file; omitted options are valid. */
function send(
  bytes: Buffer,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const query = new URLSearchParams({
    crumb,
    key,
    formId: ids.form,
    fieldId: 'file-1',
    name: 'me.png',
    ...more,
  });
  return ask(test.server, {
    method: 'POST',
    url: `/api/form/UploadFile?${query.toString()}`,
    body: bytes,
    headers: {
      'content-type': 'application/octet-stream',
      cookie,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
}

const idOf = (json: unknown) => (json as { data: { uploadId: string } }).data.uploadId;
const waiting = () =>
  test.store.read
    .selectFrom('upload')
    .select(['id', 'submission_id', 'name', 'mime', 'bytes'])
    .execute();

async function filesOnDisk(): Promise<string[]> {
  return readdir(join(test.dataDir, 'uploads')).catch(() => []);
}

const sweep = () => sweepUploads({ store: test.store, uploads: test.store.uploads });

describe('a file of a form', () => {
  it('is stored, answered with its id, and belongs to the submission that is sent with it', async () => {
    const { status, json } = await send(png, { name: '../me.PNG' });
    expect([status, json]).toEqual([
      200,
      {
        data: {
          uploadId: expect.stringMatching(/^[\da-f]{24}$/),
          name: 'me.png',
          type: 'image/png',
          bytes: png.byteLength,
        },
      },
    ]);
    const id = idOf(json);
    expect(await filesOnDisk()).toEqual([id]);
    const sent = await save(key, { ...goodValues, 'file-1': [id] });
    expect(sent.status).toBe(200);
    expect(await waiting()).toMatchObject([
      { id, submission_id: (sent.json as { data: { submissionId: string } }).data.submissionId },
    ]);
    expect((await test.store.submissions(ids.form))[0]?.values['file-1']).toEqual([id]);
  });

  it('is never served', async () => {
    const id = idOf((await send(png)).json);
    for (const url of [
      `/assets/${id}/me.png`,
      `/assets/..%2fuploads%2f${id}/me.png`,
      `/uploads/${id}`,
      `/_frontage/../uploads/${id}`,
    ])
      expect((await ask(test.server, { url })).status).toBe(404);
  });

  it.each([
    [
      'a text that says it is a picture',
      Buffer.from('hello'),
      400,
      'me.png cannot be sent. Choose a file of these types: png, jpg.',
    ],
    ['a drawing with a script', sampleUploads['image/svg+xml'], 400, 'cannot be sent'],
    ['a large text, known after its beginning', Buffer.alloc(15_000, 'a'), 400, 'cannot be sent'],
    ['nothing', Buffer.alloc(0), 400, 'empty'],
    [
      'more than the field takes',
      Buffer.concat([png, png, png]),
      413,
      'me.png is too large. Choose a file of at most 19.5\u00a0KB.',
    ],
  ])('[9.09b] is refused: %s', async (_what, bytes = Buffer.alloc(0), status, words) => {
    const reply = await send(bytes);
    expect([reply.status, reply.json]).toEqual([
      status,
      {
        error: expect.stringContaining(words),
        errors: { 'file-1': expect.stringContaining(words) },
      },
    ]);
    expect([await waiting(), await filesOnDisk()]).toEqual([[], []]);
  });

  it('[9.09b] has its size in steps of 1,024 in answers, in the mail about it, and on the page of a plain post', async () => {
    await test.store.saveForm(ids.site, { ...form, notify: 'owner@studio.example' });
    const tooMuch = Buffer.concat([png, png, png]);
    expect((await send(tooMuch)).json).toMatchObject({
      error: expect.stringContaining('at most 19.5\u00a0KB'),
    });
    const id = idOf((await send(png)).json);
    test.advance(2_000);
    expect((await save(key, { ...goodValues, 'file-1': [id] })).status).toBe(200);
    const [mail] = await test.store.read.selectFrom('outbox').select('text_body').execute();
    expect(mail?.text_body).toContain('me.png (9.8\u00a0KB)');
    const body = new FormData();
    body.set('frontage-form', ids.form);
    for (const [name, value] of Object.entries(goodValues)) body.set(name, String(value));
    body.set('file-1', new Blob([tooMuch], { type: 'image/png' }), 'me.png');
    const post = new Response(body);
    const page = await ask(test.server, {
      method: 'POST',
      url: '/contact',
      body: Buffer.from(await post.arrayBuffer()),
      headers: {
        'content-type': post.headers.get('content-type') ?? '',
        'sec-fetch-site': 'same-origin',
      },
    });
    expect([page.status, page.text]).toEqual([
      400,
      expect.stringContaining('at most 19.5\u00a0KB'),
    ]);
  });

  it('is refused in the words of its page', async () => {
    const languages = {
      de: {
        texts: {
          form: {
            FILE_EMPTY: 'Die Datei für {title} ist leer.',
            FILE_TOO_LARGE: 'Höchstens {size}.',
          },
        },
      },
    };
    await test.store.saveSite({
      id: ids.site,
      host: 'studio.example',
      settings: { ...settings, languages },
    });
    await publishNew(test.store, {
      slug: 'kontakt',
      document: { ...pageDocument(), language: 'de' },
    });
    const words = async (pagePath: string) => (await send(Buffer.alloc(0), { pagePath })).json;
    expect(await words('/kontakt')).toMatchObject({
      errors: { 'file-1': 'Die Datei für Picture ist leer.' },
    });
    expect(await words('/nowhere')).toMatchObject({
      errors: { 'file-1': 'me.png is empty. Choose another file.' },
    });
    const large = Buffer.concat([png, Buffer.alloc(10_000)]);
    expect((await send(large, { pagePath: '/kontakt' })).json).toMatchObject({
      errors: { 'file-1': 'Höchstens 19,5\u00a0KB.' },
    });
  });

  it('is refused when binary bytes come late in a text', async () => {
    const sly = Buffer.concat([Buffer.alloc(9_000, 'a'), Buffer.from([0, 1, 2])]);
    expect((await send(sly, { fieldId: 'file-2', name: 'a.txt' })).status).toBe(400);
    expect(
      (await send(Buffer.alloc(9_000, 'a'), { fieldId: 'file-2', name: 'a.html' })).json,
    ).toMatchObject({ data: { name: 'a.html.txt', type: 'text/plain' } });
  });

  it('needs a crumb, this site, a form, a field for files, and a key that may still be used', async () => {
    expect((await send(png, { crumb: 'x' })).json).toMatchObject({ crumbFail: true });
    expect((await send(png, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(png, { formId: 'nope' })).status).toBe(404);
    for (const fieldId of ['text-1', 'nope', '__proto__'])
      expect((await send(png, { fieldId })).status).toBe(400);
    for (const wrong of ['', 'x']) expect((await send(png, { key: wrong })).status).toBe(401);
    expect((await send(png, { key: 'a\0b' })).status).toBe(400);
    expect((await send(png, {}, { 'content-type': 'application/json' })).status).toBe(400);
    expect((await send(png, {}, { 'content-type': 'image/png' })).status).toBe(415);
    await save(key, goodValues);
    expect((await send(png)).status).toBe(401);
    expect(await waiting()).toEqual([]);
  });

  it('waits a minute when too many come', async () => {
    for (let count = 0; count < 30; count += 1) expect((await send(png)).status).toBe(200);
    const { status, headers } = await send(png);
    expect([status, headers['retry-after']]).toEqual([429, '2']);
    test.advance(2_000);
    expect((await send(png)).status).toBe(200);
  });

  it('is refused while too many wait for their submissions', async () => {
    await send(png);
    await test.store.write((db) =>
      db.updateTable('upload').set({ bytes: 1_000_000_001, sender: 'others' }).execute(),
    );
    const { status, headers } = await send(png);
    expect([status, headers['retry-after']]).toEqual([429, '600']);
  });

  it('of one visitor who has filled the room of one waits; those of others do not', async () => {
    await send(png);
    await test.store.write((db) => db.updateTable('upload').set({ bytes: 200_000_001 }).execute());
    expect((await send(png)).status).toBe(429);
    expect((await send(png, {}, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  });

  it('names no visitor: not while it waits by the address, and not at all once it is sent', async () => {
    const id = idOf((await send(png)).json);
    const senderOf = async () =>
      (await test.store.read.selectFrom('upload').select('sender').execute())[0]?.sender;
    expect(await senderOf()).toMatch(/^[\w-]{43}$/);
    await save(key, { ...goodValues, 'file-1': [id] });
    expect(await senderOf()).toBe('');
  });

  it.each([
    ['of another field', { 'file-2': true }, {}],
    ['that nobody sent', { 'file-1': true }, { id: 'f'.repeat(24) }],
  ])(
    'a submission with a file %s is refused by its field, and its key is still good',
    async (_what, field, { id }: { id?: string }) => {
      const known = idOf((await send(png)).json);
      const [fieldId = ''] = Object.keys(field);
      const { status, json } = await save(key, { ...goodValues, [fieldId]: [id ?? known] });
      expect([status, json]).toEqual([
        400,
        {
          errors: {
            [fieldId]: expect.stringMatching(/^The file is no longer available. Choose it again.$/),
          },
        },
      ]);
      expect(await test.store.submissions(ids.form)).toEqual([]);
      expect((await save(key, { ...goodValues, 'file-1': [known] })).status).toBe(200);
    },
  );

  it('belongs to its key: nobody else can send it', async () => {
    const id = idOf((await send(png)).json);
    const other = await visitor(test.server);
    expect((await other.save(await other.key(), { ...goodValues, 'file-1': [id] })).status).toBe(
      400,
    );
  });

  it('goes after a day without a submission; sent ones and their bytes stay', async () => {
    const sent = idOf((await send(png)).json);
    const lost = idOf((await send(png)).json);
    await save(key, { ...goodValues, 'file-1': [sent] });
    expect(await sweep()).toBe(0);
    test.advance(day + 1);
    expect(await sweep()).toBe(1);
    expect((await waiting()).map(({ id }) => id)).toEqual([sent]);
    expect(await filesOnDisk()).toEqual([sent]);
    expect(lost).not.toBe(sent);
  });

  it('belongs to its form: it cannot be sent with another, whose field has the same id', async () => {
    const other = 'f'.repeat(24);
    await test.store.saveForm(ids.site, { ...form, id: other });
    const person = await visitor(test.server);
    const unbound = await person.key();
    const id = idOf((await send(png, { key: unbound })).json);
    expect(
      (await person.save(unbound, { ...goodValues, 'file-1': [id] }, { formId: other })).status,
    ).toBe(400);
    expect((await person.save(unbound, { ...goodValues, 'file-1': [id] })).status).toBe(200);
  });

  it('what a server that died left in the folder goes after a day too, and no file of a submission', async () => {
    const { store, remove } = await temporaryStore({ now: () => Date.now() + day + 60_000 });
    await store.saveSite({ id: ids.site, settings });
    await store.saveForm(ids.site, form);
    const known = {
      id: 'b'.repeat(24),
      siteId: ids.site,
      formId: ids.form,
      fieldId: 'file-1',
      key: '',
      sender: '',
      name: 'b.png',
      mime: 'image/png',
      bytes: 1,
      createdAt: store.now(),
    };
    await store.write((db) => insertUpload(db, known));
    const stream = async function* () {
      yield png;
    };
    for (const id of ['a'.repeat(24), known.id])
      await receiveUpload(store.uploads, id, stream(), {
        accept: ['image/png'],
        maxBytes: 100_000,
      });
    expect(await sweepUploads({ store, uploads: store.uploads })).toBe(1);
    expect((await store.uploads.list()).map(({ name }) => name)).toEqual([known.id]);
    await remove();
  });

  it('is not there at all when the visitor breaks off', async () => {
    const stream = async function* () {
      yield png;
      throw new Error('gone');
    };
    await expect(
      receiveUpload(test.store.uploads, 'a'.repeat(24), stream(), {
        accept: ['image/png'],
        maxBytes: 100_000,
      }),
    ).rejects.toThrow('gone');
    expect(await filesOnDisk()).toEqual([]);
  });
});
