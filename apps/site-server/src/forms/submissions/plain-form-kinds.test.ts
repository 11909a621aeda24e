import { fieldTypes } from '@frontage/form-runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everyKind, kinds } from '../../testing/form-of-every-kind';
import { sampleUploads } from '../../testing/sample-uploads';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { ids, settings } from '../../testing/site-fixture';

let test: TestServer;

beforeEach(async () => {
  test = await testServer({ savesPerMinute: 200 });
  await test.store.saveForm(ids.site, everyKind);
});
afterEach(() => test.remove());

const signs = { origin: 'http://studio.example', 'sec-fetch-site': 'same-origin' };

/** Posts a form as a browser does, with files or without. */
async function post(
  entries: [string, string | File][],
  url = '/contact',
  formId = ids.form,
  more: Record<string, string> = {},
) {
  const formData = new FormData();
  for (const [name, value] of [['frontage-form', formId], ...entries] as const)
    formData.append(name, value);
  const whole = new Request('http://studio.example/', { method: 'POST', body: formData });
  return ask(test.server, {
    method: 'POST',
    url,
    body: Buffer.from(await whole.arrayBuffer()),
    headers: { ...signs, ...more, 'content-type': whole.headers.get('content-type') ?? '' },
  });
}

const picture = (name = 'me.png', more = '') =>
  new File([new Uint8Array(sampleUploads['image/png'] ?? []), more], name, { type: 'text/html' });
const waitingUpload = (bytes: number) => ({
  id: 'e'.repeat(24),
  site_id: ids.site,
  form_id: ids.form,
  field_id: 'file-1',
  key: '',
  sender: 'others',
  submission_id: null,
  name: 'a.png',
  mime: 'image/png',
  bytes,
  created_at: test.store.now(),
});
const stored = async () => (await test.store.submissions(ids.form)).map(({ values }) => values);

describe('a form of every kind sent without scripts', () => {
  it.each(fieldTypes)('[2.17a] %s is stored as with scripts', async (type) => {
    const { sent = [], stored: wanted } = kinds[type] ?? {};
    const url = new URLSearchParams([['frontage-form', ids.form], ...sent]);
    const plain = await ask(test.server, {
      method: 'POST',
      url: '/contact',
      body: url.toString(),
      headers: { ...signs, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(plain.status).toBe(303);
    expect((await stored())[0]?.[`${type}-1`]).toEqual(wanted);
  });

  it('is the same with files among it', async () => {
    const sent = Object.values(kinds).flatMap((kind) => kind.sent);
    expect(
      (await post([...sent, ['file-1', picture()], ['file-1', picture('b.png', 'x')]])).status,
    ).toBe(303);
    const [values] = await stored();
    for (const [type, kind] of Object.entries(kinds))
      if (type !== 'file') expect(values?.[`${type}-1`]).toEqual(kind.stored);
    expect(values?.['file-1']).toHaveLength(2);
    const files = await test.store.read
      .selectFrom('upload')
      .select(['id', 'name', 'mime', 'submission_id'])
      .orderBy('name')
      .execute();
    expect(files).toMatchObject([
      { name: 'b.png', mime: 'image/png', submission_id: expect.any(String) },
      { name: 'me.png', mime: 'image/png', submission_id: expect.any(String) },
    ]);
    expect(values?.['file-1']).toEqual(expect.arrayContaining(files.map(({ id }) => id)));
  });

  it('[3.11] a hidden field takes the query parameter of its key', async () => {
    await post([['hidden-1', 'own']], '/contact?ref=letter');
    expect((await stored())[0]?.['hidden-1']).toBe('letter');
  });

  it('[3.11] and of the page that it was sent from, which is asked without its query', async () => {
    await post([['hidden-1', 'own']], '/contact', ids.form, {
      referer: 'http://studio.example/contact?ref=letter',
    });
    expect((await stored())[0]?.['hidden-1']).toBe('letter');
  });

  it('stores a double click with a file once, and another file again', async () => {
    await Promise.all([post([['file-1', picture()]]), post([['file-1', picture()]])]);
    expect(await stored()).toHaveLength(1);
    await post([['file-1', picture('me.png', 'other bytes')]]);
    expect(await stored()).toHaveLength(2);
  });

  it('passes over a file input in which nothing was chosen', async () => {
    expect(
      (
        await post([
          ['text-1', 'Ada'],
          ['file-1', new File([], '')],
        ])
      ).status,
    ).toBe(303);
    expect((await stored())[0]?.['file-1']).toEqual([]);
  });

  it('names the field of a file that is not taken, keeps what was entered, and the files that are right', async () => {
    const bad = new File(['MZ\0'], 'me.png', { type: 'image/png' });
    const { status, text } = await post([
      ['text-1', 'Ada'],
      ['file-1', picture()],
      ['file-1', bad],
    ]);
    expect(status).toBe(400);
    const shown = JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '') as {
      formState: { values: Record<string, string[]>; errors: object };
    };
    expect(shown.formState.errors).toEqual({
      'file-1': expect.stringContaining(' cannot be sent. Choose a file of these types'),
    });
    expect(shown.formState.values['text-1']).toBe('Ada');
    const [kept = ''] = shown.formState.values['file-1'] ?? [];
    expect(
      (
        await post([
          ['text-1', 'Ada'],
          ['file-1', kept],
        ])
      ).status,
    ).toBe(303);
    expect(await test.store.read.selectFrom('upload').select(['id', 'name']).execute()).toEqual([
      { id: kept, name: 'me.png' },
    ]);
    expect((await stored())[0]?.['file-1']).toEqual([kept]);
  });

  it('a file that cannot be stored is an error of its field, and all else is kept', async () => {
    await test.store.write((db) => db.schema.dropTable('upload').execute());
    const { status, text } = await post([
      ['text-1', 'Ada'],
      ['file-1', picture()],
    ]);
    expect([status, text.includes('"values":{"text-1":"Ada"')]).toEqual([400, true]);
    expect(text).toContain('"file-1":"me.png could not be uploaded.');
  });

  it('too many files, and files while too many wait, are errors of their field', async () => {
    const found = async () =>
      (
        await post([
          ['text-1', String(Math.random())],
          ['file-1', picture()],
        ])
      ).text.includes('Too many files');
    await test.store.write((db) =>
      db.insertInto('upload').values(waitingUpload(1_000_000_001)).execute(),
    );
    expect(await found()).toBe(true);
    await test.store.write((db) => db.deleteFrom('upload').execute());
    for (let count = 0; count < 29; count += 1) expect(await found()).toBe(false);
    expect(await found()).toBe(true);
  });

  it('a file belongs to one submission', async () => {
    await post([
      ['text-1', 'Ada'],
      ['file-1', picture()],
    ]);
    const [id = ''] = (await test.store.read.selectFrom('upload').select('id').execute()).map(
      (row) => row.id,
    );
    expect(
      (
        await post([
          ['text-1', 'Eve'],
          ['file-1', id],
        ])
      ).status,
    ).toBe(400);
    expect(await stored()).toHaveLength(1);
  });

  it('a file that is there no more is an error of its field', async () => {
    const { status, text } = await post([
      ['text-1', 'Ada'],
      ['file-1', 'f'.repeat(24)],
    ]);
    expect([status, text.includes('The file is no longer available.')]).toEqual([400, true]);
    expect(await stored()).toEqual([]);
  });

  it('takes no file for a field that is none, nor before the form is named', async () => {
    await post([
      ['text-1', picture()],
      ['nope', picture()],
      ['__proto__', picture()],
    ]);
    expect(await test.store.read.selectFrom('upload').selectAll().execute()).toEqual([]);
  });

  it('says so when there is too much of it, and when it cannot be read', async () => {
    expect((await post([['text-1', 'x'.repeat(1024 * 1024 + 1)]])).status).toBe(413);
    expect(
      (
        await post(
          Array.from({ length: 5 }, (): [string, string] => ['text-1', 'x'.repeat(300_000)]),
        )
      ).status,
    ).toBe(413);
    expect(
      (await post(Array.from({ length: 10_001 }, (): [string, string] => ['a', 'b']))).status,
    ).toBe(413);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain']) {
      const { status } = await ask(test.server, {
        method: 'POST',
        url: '/contact',
        body: 'nothing',
        headers: { ...signs, 'content-type': type },
      });
      expect([type, status]).toEqual([type, 400]);
    }
    expect(await stored()).toEqual([]);
  });

  it('[5.06c] a field of a million characters is an error of that field', async () => {
    const { status, text } = await post([
      ['text-1', 'Ada'],
      ['textarea-1', 'x'.repeat(1_000_000)],
    ]);
    expect([
      status,
      text.includes('"textarea-1":"You have exceeded the character limit."'),
    ]).toEqual([400, true]);
  });
});

describe('a form that was deleted while it was filled in', () => {
  it('[8.03] is told with 404 and the words of the row, and shows what was entered', async () => {
    await test.store.deleteForm(ids.site, ids.form);
    const { status, text, headers } = await post([
      ['text-1', '<b>Ada</b>'],
      ['phone-1.area', '646'],
      ['phone-1.prefix', '123'],
      ['phone-1.line', '0000'],
    ]);
    expect(status).toBe(404);
    expect(text).toContain('This form has not been configured yet.');
    expect(text).toContain('<dt>My text</dt><dd>&lt;b&gt;Ada&lt;/b&gt;</dd>');
    expect(text).toContain('<dt>My phone</dt><dd>646-123-0000</dd>');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('[8.03] one that never was is told with the words of the row', async () => {
    const { status, text } = await post([['text-1', 'Ada']], '/contact', 'nope');
    expect([
      status,
      text.includes('This form has not been configured yet.'),
      text.includes('Ada'),
    ]).toEqual([404, true, false]);
  });

  it('one of another site is as good as none: its fields are not told', async () => {
    const other = { site: '0'.repeat(23) + '8', form: '0'.repeat(23) + '9' };
    await test.store.saveSite({ id: other.site, host: 'other.example', settings });
    await test.store.saveForm(other.site, { ...everyKind, id: other.form });
    const { status, text } = await post([['text-1', 'Ada']], '/contact', other.form);
    expect([status, text.includes('My text')]).toEqual([404, false]);
  });

  it('keeps what was sent before, and takes more once it is saved again', async () => {
    await post([['text-1', 'Ada']]);
    await test.store.deleteForm(ids.site, ids.form);
    expect(await stored()).toHaveLength(1);
    expect(await test.store.form(ids.site, ids.form)).toBeUndefined();
    await test.store.saveForm(ids.site, everyKind);
    expect((await post([['text-1', 'Eve']])).status).toBe(303);
  });
});
