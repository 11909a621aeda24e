import type { FormDefinition } from '@frontage/form-runtime';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { addSubscriber } from '../../newsletter/add-subscriber';
import { postForm } from '../../testing/post-form';
import { ask, host, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import { unescape } from '../../testing/settings-desk';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

const form: FormDefinition = {
  id: ids.form,
  kind: 'newsletter',
  name: 'Glaze letter',
  submitText: 'Subscribe',
  successText: 'Check your email.',
  fields: [{ id: 'email-1', type: 'email', title: 'Email', required: true }],
};

let test: TestServer;
let cookie: string;
beforeEach(async () => {
  test = await testServer();
  await test.store.saveForm(ids.site, form);
  cookie = await signIn(test.store, await addAccount(test.store, ['admin']));
});
afterEach(() => test.remove());

const path = `/config/subscribers/${ids.form}`;
const get = (url = path, as = cookie) => ask(test.server, { url, headers: { cookie: as } });
const post = (url: string, fields: Record<string, string>, as = cookie) =>
  postForm(test, url, fields, as);
/** Sends the form of the import as a browser does, with the table pasted. */
function bring(fields: Record<string, string>, as = cookie) {
  const boundary = 'frontage';
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return ask(test.server, {
    method: 'POST',
    url: `${path}/import`,
    headers: {
      cookie: as,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      origin: `http://${host}`,
    },
    body: `${parts.join('')}--${boundary}--\r\n`,
  });
}

async function enter(email: string) {
  const { key, save } = await visitor(test.server);
  const submissionKey = await key();
  test.advance(2_000);
  await save(submissionKey, { 'email-1': email });
}
const add = (email: string, formId = ids.form) => {
  const who = { id: test.store.createId(), siteId: ids.site, formId, email, name: '', source: 'x' };
  test.advance(1);
  return test.store.write((db) => addSubscriber(db, who, test.store.now()));
};
const emails = (text: string) =>
  [...text.matchAll(/<th scope="row" class="excerpt">([^<]*)/g)].map(([, email]) => email);
const people = async () =>
  (await test.store.subscribers(ids.form)).map(({ email, status, source }) => [
    email,
    status,
    source,
  ]);
const mails = () => test.store.read.selectFrom('outbox').selectAll().execute();
const acts = async () =>
  (await listAuditEntries(test.store.read, ids.site, {}, { limit: 20 })).map(({ act }) => act);

describe('who wants a newsletter', () => {
  it('is listed with their state, searched, filtered and paged', async () => {
    await enter('Ada@example.com');
    for (let count = 0; count < 51; count += 1) await add(`reader-${count}@example.com`);
    const overview = (await get('/config/subscribers')).text;
    expect(overview).toMatch(/Glaze letter<\/a>.*?>1 <.*?>51 <.*?>0 </s);
    const first = (await get()).text;
    expect(emails(first)).toHaveLength(50);
    const older = /href="([^"]*before=[^"]*)"/.exec(first)?.[1] ?? '';
    expect(emails((await get(unescape(older))).text)).toEqual([
      'reader-0@example.com',
      'Ada@example.com',
    ]);
    expect(emails((await get(`${path}?q=ADA`)).text)).toEqual(['Ada@example.com']);
    expect(emails((await get(`${path}?state=pending`)).text)).toEqual(['Ada@example.com']);
    expect((await get(`${path}?q=nobody`)).text).toContain('Nobody matches.');
  });

  it('is added where they agreed, or asked by email', async () => {
    const agreed = await post(path, { email: 'ada@example.com', name: 'Ada', source: 'In person' });
    expect(agreed.headers.location).toBe(`${path}?done=added`);
    test.advance(1);
    const reply = await post(path, { email: 'bea@example.com', name: '', source: '' });
    expect(reply.headers.location).toBe(`${path}?done=asked`);
    expect(await people()).toEqual([
      ['ada@example.com', 'confirmed', 'In person'],
      ['bea@example.com', 'pending', ''],
    ]);
    const [mail, ...others] = await mails();
    expect([mail?.recipient, mail?.kind, others]).toEqual(['bea@example.com', 'confirm', []]);
    const link = /http:\/\/studio\.example(\S+Confirm\S+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
    expect((await ask(test.server, { method: 'POST', url: link, body: '' })).status).toBe(200);
    expect((await people())[1]?.[1]).toBe('confirmed');
    for (const [email, wrong] of [
      ['ada@example.com', 'They are already confirmed.'],
      ['ada', 'Please enter a valid email'],
    ] as const) {
      const { status, text } = await post(path, { email, name: 'N', source: '' });
      expect([status, text.includes(wrong), text.includes(`value="${email}"`)]).toEqual([
        400,
        true,
        true,
      ]);
    }
    expect(await acts()).toEqual(['subscriberAdded', 'subscriberAdded']);
  });

  it('is removed for good after asking once; the log does not keep the address', async () => {
    await add('ada@example.com');
    const remove = `${path}/remove`;
    const [act = ''] = /remove@\w+/.exec((await get()).text) ?? [];
    const asked = await post(`${remove}?q=ada`, { do: act });
    expect(unescape(asked.text)).toContain('Remove ada@example.com?');
    expect(await people()).toHaveLength(1);
    const sure = { do: 'remove', [act.replace('remove', 'pick')]: 'on', sure: 'yes' };
    expect((await post(`${remove}?q=ada`, sure)).headers.location).toBe(
      `${path}?q=ada&done=removed`,
    );
    expect(await people()).toEqual([]);
    expect((await post(remove, sure)).headers.location).toBe(`${path}?done=nothing`);
    const log = await listAuditEntries(test.store.read, ids.site, {}, { limit: 20 });
    expect(JSON.stringify(log)).not.toContain('ada@example.com');
  });

  it('is removed with all others that are picked, after asking once; those of another list stay', async () => {
    for (const name of ['ada', 'bea', 'eve']) await add(`${name}@example.com`);
    const acts = [...(await get()).text.matchAll(/remove@(\w+)/g)].map(([, id = '']) => id);
    const picks = Object.fromEntries(acts.slice(0, 2).map((id) => [`pick@${id}`, 'on']));
    const remove = { do: 'remove', ...picks };
    expect((await post(`${path}/remove`, remove)).text).toContain('Remove 2 addresses?');
    const other = `/config/subscribers/${'9'.repeat(24)}`;
    await test.store.saveForm(ids.site, { ...form, id: '9'.repeat(24) });
    await post(`${other}/remove`, { ...remove, sure: 'yes' });
    expect(await people()).toHaveLength(3);
    await post(`${path}/remove`, { ...remove, sure: 'yes' });
    expect(await people()).toHaveLength(1);
  });

  it('is exported as the list shows them, and the log tells it', async () => {
    await enter('ada@example.com');
    await add('bea@example.com');
    const { text, headers } = await get(`${path}/export?state=confirmed`);
    expect(headers['content-disposition']).toContain('subscribers.csv');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffEmail,Name,Status,Entered (UTC),Status since (UTC),Agreed',
      expect.stringMatching(/^bea@example\.com,,confirmed,.*,x$/),
    ]);
    expect(text).not.toContain('ada@');
    expect(await acts()).toEqual(['subscribersExported']);
  });
});

it('the list of newsletters is exported, with how many want each', async () => {
  await add('bea@example.com');
  const [, href = ''] =
    /href="([^"]*\/export)"/.exec((await get('/config/subscribers')).text) ?? [];
  expect((await get(href)).text).toMatch(
    /^\ufeffNewsletter,Not confirmed yet,Confirmed,.*\r\n[^,]+,0,1,0\r\n$/,
  );
  expect(await acts()).toEqual(['listExported']);
});

describe('a table of addresses', () => {
  const table = 'Email,Name\nnew@example.com,Neu\nBEA@example.com,\n,Nobody\nno-address,X\n';

  it('[5.17l] shows what would happen, and then adds those who agreed', async () => {
    await enter('bea@example.com');
    await add('left@example.com');
    const gone = (await mails()).length;
    const look = await bring({ source: 'Old site', table });
    for (const said of [
      '1 is new',
      '1 was asked and becomes confirmed',
      'One or more rows was missing data',
      'Line 5: “no-address” is not an email address.',
      'Add 2 addresses',
    ])
      expect(unescape(look.text)).toContain(said);
    expect(await people()).toHaveLength(2);
    test.advance(1);
    const saved = await bring({ source: 'Old site', table, do: 'save' });
    expect(saved.text).toContain('2 addresses were added.');
    expect((await people()).map(([email, status, source]) => [email, status, source])).toEqual([
      ['bea@example.com', 'confirmed', 'Old site'],
      ['left@example.com', 'confirmed', 'x'],
      ['new@example.com', 'confirmed', 'Old site'],
    ]);
    expect((await bring({ source: 'x', table })).text).toContain('There is nobody to add.');
    // Nobody is written to.
    expect(await mails()).toHaveLength(gone);
    expect(await acts()).toEqual(['subscribersImported']);
  });

  const cutOff = it.skipIf(process.env['TEST_STORE'] === 'postgres');
  // A trigger is written otherwise there.
  cutOff(
    'keeps what was added, which the log tells; sent again it goes on from there',
    async () => {
      const rows = Array.from({ length: 450 }, (_, at) => `p${at}@example.com`).join('\n');
      // As a server that ends in the middle leaves it: whole groups are stored.
      await test.store.write((db) =>
        sql`create trigger cut_off before insert on subscriber
        when (select count(*) from subscriber) >= 230
        begin select raise(abort, 'cut off'); end`.execute(db),
      );
      expect((await bring({ source: 'Old site', table: rows, do: 'save' })).status).toBe(500);
      expect(await people()).toHaveLength(200);
      const [entry] = await listAuditEntries(test.store.read, ids.site, {}, { limit: 1 });
      expect(entry).toMatchObject({ act: 'subscribersImported', subject: 'Glaze letter: 200' });
      await test.store.write((db) => sql`drop trigger cut_off`.execute(db));
      const look = await bring({ source: 'Old site', table: rows });
      expect(unescape(look.text)).toContain('Add 250 addresses');
      const saved = await bring({ source: 'Old site', table: rows, do: 'save' });
      expect(saved.text).toContain('250 addresses were added.');
      expect(new Set((await people()).map(([email]) => email)).size).toBe(450);
    },
  );

  it('never subscribes again who unsubscribed', async () => {
    await add('ada@example.com');
    await test.store.write((db) =>
      db.updateTable('subscriber').set({ status: 'unsubscribed' }).execute(),
    );
    const look = await bring({ source: 'x', table: 'ada@example.com' });
    expect(look.text).toContain('1 unsubscribed and is left out');
    await bring({ source: 'x', table: 'ada@example.com', do: 'save' });
    expect((await people())[0]?.[1]).toBe('unsubscribed');
    const { status, text } = await post(path, { email: 'ada@example.com', name: '', source: 'x' });
    expect([status, text.includes('They unsubscribed.')]).toEqual([400, true]);
  });

  it.each([
    ['', 'x', 'Your dataset must have at least one row'],
    ['Email\n', 'x', 'Your dataset must have at least one row'],
    ['Address,Town\nA,B', 'x', 'Your dataset must have at least one column'],
    ['ada@example.com', ' ', 'Enter where they agreed'],
  ])(
    '[5.17j] [5.17k] %j from %j is refused in words, and stays entered',
    async (rows, source, wrong) => {
      const { status, text } = await bring({ source, table: rows, do: 'save' });
      expect([status, unescape(text).includes(wrong)]).toEqual([400, true]);
      expect(unescape(text)).toContain(rows);
      expect(await people()).toEqual([]);
    },
  );
});

it('[5.17e] somebody is added from the list of all newsletters once one of them is chosen', async () => {
  const second = 'e'.repeat(24);
  await test.store.saveForm(ids.site, { ...form, id: second, name: 'Second' });
  const entered = { email: 'ada@example.com', name: 'Ada', source: 'In the shop' };
  const refused = await post('/config/subscribers', { ...entered, list: '' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('A List must be selected');
  expect(refused.text).toContain('value="ada@example.com"');
  const { headers } = await post('/config/subscribers', { ...entered, list: second });
  expect(headers.location).toBe(`/config/subscribers/${second}?done=added`);
});

describe('the roles', () => {
  it('let an editor of campaigns look after them without taking them out', async () => {
    await add('ada@example.com');
    const campaigns = await signIn(test.store, await addAccount(test.store, ['campaignsEditor']));
    const { text } = await get(path, campaigns);
    expect([text.includes('ada@example.com'), text.includes('/export')]).toEqual([true, false]);
    expect((await get(`${path}/export`, campaigns)).status).toBe(403);
    const editor = await signIn(test.store, await addAccount(test.store, ['editor']));
    for (const url of ['/config/subscribers', path, `${path}/import`])
      expect([url, (await get(url, editor)).status]).toEqual([url, 403]);
    expect((await post(path, { email: 'x@example.com' }, editor)).status).toBe(403);
  });

  it('show no list of another site, nor a form that is no newsletter', async () => {
    await test.store.saveForm(ids.site, { ...form, id: 'f'.repeat(24), kind: 'form' });
    for (const id of ['f'.repeat(24), 'gone'])
      expect((await get(`/config/subscribers/${id}`)).status).toBe(404);
  });
});
