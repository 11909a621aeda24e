import { formMessages } from '@frontage/form-runtime';
import { sql } from 'kysely';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  plainRenderer,
  testServer,
  visitor,
  type TestServer,
} from '../testing/server-fixture';
import { contactForm, goodValues, ids } from '../testing/site-fixture';
import { testKeys } from '../testing/test-keys';
import { createSiteServer } from './create-site-server';

let test: TestServer;
beforeEach(async () => {
  test = await testServer();
});
afterEach(() => test.remove());

/** Lets the database grow no further: SQLite then fails as it does on a full disk. */
const fillDisk = () =>
  test.store.write(async (db) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
  });

const makeRoom = () =>
  test.store.write(async (db) => void (await sql.raw('pragma max_page_count = 99999').execute(db)));

/** More than fits into the pages that the database has already. */
const long = { ...goodValues, 'text-1': 'x'.repeat(4_000) };

describe('while the disk is full', () => {
  it('submissions are answered with 503; what was acknowledged is there, and the next counts', async () => {
    const { key, save } = await visitor(test.server);
    await fillDisk();
    let acknowledged = 0;
    for (let refusedKey = ''; ;) {
      const tried = await key().catch(() => refusedKey);
      const { status, json } = await save(tried, long);
      if (status === 200) acknowledged += 1;
      else {
        expect([status, json]).toEqual([503, { error: formMessages[500] }]);
        refusedKey = tried;
        break;
      }
    }
    expect(await test.store.submissions(ids.form)).toHaveLength(acknowledged);
    expect((await ask(test.server, { url: '/' })).status).toBe(200);
    await makeRoom();
    expect((await save(await key(), long)).status).toBe(200);
    expect(await test.store.submissions(ids.form)).toHaveLength(acknowledged + 1);
  });

  it('a form without scripts shows its page again, with all that was typed', async () => {
    await fillDisk();
    const post = {
      method: 'POST',
      url: '/contact',
      body: new URLSearchParams({ 'frontage-form': ids.form, ...long }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    } as const;
    let answer = await ask(test.server, post);
    while (answer.status === 303) answer = await ask(test.server, post);
    expect(answer.status).toBe(503);
    expect(answer.text).toContain(`"email-1":"${goodValues['email-1']}"`);
    expect(answer.text).toContain(JSON.stringify(formMessages[500]).slice(1, -1));
  });
});

it('an upload that the disk has no room for is answered with 503, and leaves nothing', async () => {
  const formId = 'f'.repeat(24);
  const field = { id: 'file-1', type: 'file' as const, title: 'File', required: false };
  await test.store.saveForm(ids.site, { ...contactForm, id: formId, fields: [field] });
  const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
  const server = createSiteServer({
    store: {
      ...test.store,
      close: () => Promise.resolve(),
      uploads: { ...test.store.uploads, receive: () => Promise.reject(full) },
    },
    keys: testKeys,
    cacheDir: join(test.dataDir, 'variants'),
    renderPage: plainRenderer,
    logLevel: 'silent',
  });
  const { key, crumb, cookie } = await visitor(server);
  const { status, json } = await ask(server, {
    method: 'POST',
    url: `/api/form/UploadFile?crumb=${crumb}&key=${await key({ formId })}&formId=${formId}&fieldId=file-1&name=a.txt`,
    headers: {
      'content-type': 'application/octet-stream',
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    body: 'A text.',
  });
  expect([status, json]).toEqual([503, { error: formMessages[500] }]);
  expect(await test.store.read.selectFrom('upload').select('id').execute()).toEqual([]);
  expect(await readdir(join(test.dataDir, 'uploads')).catch(() => [])).toEqual([]);
  await server.close();
});
