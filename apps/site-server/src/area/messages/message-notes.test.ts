import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { findMessage } from '../../forms/submissions/messages';
import { addMessage, addMessageFile } from '../../testing/add-message';
import { postForm } from '../../testing/post-form';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { goodValues, ids } from '../../testing/site-fixture';

let test: TestServer;
let cookie: string;
let id: string;
beforeEach(async () => {
  test = await testServer();
  cookie = await signIn(test.store, await addAccount(test.store, ['admin'], 'ada@studio.example'));
  id = await addMessage(test.store);
});
afterEach(() => test.remove());

const get = async (path = '', by = cookie) =>
  (await ask(test.server, { url: `/config/messages${path}`, headers: { cookie: by } })).text;
const post = (path: string, fields: Record<string, string>, by = cookie) =>
  postForm(test, `/config/messages${path}`, fields, by);
const mails = () => test.store.read.selectFrom('outbox').selectAll().execute();
const stored = () => findMessage(test.store.read, ids.site, id);
const once = 'a'.repeat(20);
const acts = async () =>
  (await listAuditEntries(test.store.read, ids.site, {}, { limit: 9 })).map(({ act }) => act);

describe('an answer to a message', () => {
  const answer = { once, subject: 'Re: Contact', text: 'Yes.\n\nCome on Friday.' };

  it('is mailed once, quotes what was sent, and stands below the message', async () => {
    // By its button alone: Enter in the subject presses the first one.
    expect(await get(`/${id}`)).toMatch(/\/answer[^>]*><button disabled/);
    const { status, headers } = await post(`/${id}/answer?state=unread`, answer);
    expect([status, headers.location]).toEqual([
      303,
      `/config/messages/${id}?state=unread&done=answeredNow`,
    ]);
    await post(`/${id}/answer`, answer);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      recipient: 'ada@example.com',
      reply_to: 'ada@studio.example',
      subject: 'Re: Contact',
    });
    expect(sent[0]?.text_body).toMatch(/^Yes\.\n\nCome on Friday\.\n\n> Name: Ada\n> /);
    const page = await get(`/${id}?done=answeredNow`);
    expect(page).toContain('Your answer is on its way.');
    expect(page).toContain('Ada answered: Re: Contact');
    expect(page).toContain('Waiting to be sent');
    expect(await acts()).toEqual(['messageAnswered']);
    expect(await get('?state=answered')).toContain('>Answered</span>');
  });

  it('says what the mail server said where it does not go out', async () => {
    await post(`/${id}/answer`, answer);
    await test.store.write((db) =>
      db.updateTable('outbox').set({ failed_at: 1, last_error: 'No such mailbox' }).execute(),
    );
    expect(await get(`/${id}`)).toContain('Not sent: No such mailbox');
  });

  it('that is empty is refused in words, and what was entered stays', async () => {
    const { status, text } = await post(`/${id}/answer`, { once, subject: 'Hello', text: ' ' });
    expect(status).toBe(400);
    expect(text).toContain('Enter an answer.');
    expect(text).toContain('value="Hello"');
    expect((await post(`/${id}/answer`, { once, subject: '', text: 'Yes' })).text).toContain(
      'Enter a subject.',
    );
    expect(await mails()).toEqual([]);
  });

  it('goes to nobody who left no address', async () => {
    const { 'email-1': _, ...values } = goodValues;
    const silent = await addMessage(test.store, { values });
    expect(await get(`/${silent}`)).not.toContain('/answer"');
    expect((await post(`/${silent}/answer`, answer)).status).toBe(404);
  });

  it('has one line as its subject, whatever was entered', async () => {
    await post(`/${id}/answer`, { ...answer, subject: 'Hi\r\nBcc: eve@example.com' });
    expect((await mails())[0]?.subject).toBe('Hi Bcc: eve@example.com');
  });
});

it('a note stands below the message, and nobody is mailed', async () => {
  await post(`/${id}/note`, { once, text: 'Called <twice>' });
  await post(`/${id}/note`, { once, text: 'Called <twice>' });
  const page = await get(`/${id}`);
  expect(page.match(/Called &lt;twice&gt;/g)).toHaveLength(1);
  expect(page).toContain('Note by Ada');
  expect(await mails()).toEqual([]);
  expect((await post(`/${id}/note`, { once, text: '' })).text).toContain('Enter a note.');
});

it('a message counts as spam, or no longer, as somebody says, and that is undone', async () => {
  const marked = await post('', { do: `spam@${id}` });
  expect(await get(`/${id}`)).toContain('It was marked as spam by hand.');
  const list = await get(String(marked.headers.location).replace('/config/messages', ''));
  expect(list).toContain('1 message counts as spam.');
  expect(list).toMatch(/value="ham"[^>]*>Undo/);
  await post('', { do: 'ham', [`pick@${id}`]: 'on' });
  expect(await stored()).toMatchObject({ flagged: false });
  const suspect = await addMessage(test.store, { flagged: true, reasons: ['links'] });
  await post('', { do: `ham@${suspect}` });
  await post('', { do: `spam@${suspect}` });
  expect(await get(`/${suspect}`)).toContain('It contains more than three links.');
});

describe('deleting messages', () => {
  it('asks once, then deletes what was entered, its files and its notes for good', async () => {
    const file = await addMessageFile(test.store, id, 'Drawing.pdf');
    await post(`/${id}/note`, { once, text: 'A note' });
    const asked = await post('', { do: `delete@${id}` });
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('Delete 1 message?');
    expect(await stored()).toBeDefined();
    const { headers } = await post('', { do: 'delete', sure: 'yes', [`pick@${id}`]: 'on' });
    expect(headers.location).toBe('/config/messages?done=deleted');
    expect(await get('?done=deleted')).toContain('Deleted for good.');
    expect(await stored()).toBeUndefined();
    for (const table of ['message_note', 'upload'] as const)
      expect(await test.store.read.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await test.store.uploads.list()).map(({ name }) => name)).not.toContain(file);
    expect(await acts()).toEqual(['messagesDeleted']);
  });

  it('leaves those of another site', async () => {
    await test.store.saveSite({
      id: 'other',
      host: 'other.example',
      settings: (await test.store.findSite('studio.example'))?.settings ?? raise(),
    });
    const other = await addAccount(test.store, ['admin'], 'eve@other.example', 'other');
    const theirs = await signIn(test.store, other);
    const answer = await ask(test.server, {
      method: 'POST',
      url: '/config/messages',
      headers: {
        host: 'other.example',
        cookie: theirs,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ do: `delete@${id}`, sure: 'yes' }).toString(),
    });
    expect(answer.status).toBe(303);
    expect(await stored()).toBeDefined();
  });
});

it('who may only read messages changes none of them, and is offered nothing of it', async () => {
  const editor = await signIn(test.store, await addAccount(test.store, ['editor']));
  const page = await get(`/${id}`, editor);
  expect(page).not.toContain('Mark as spam');
  expect(page).toContain('mailto:ada%40example.com');
  expect(await get('', editor)).not.toContain('Mark as spam');
  for (const act of ['spam', 'delete'])
    await post('', { do: act, sure: 'yes', [`pick@${id}`]: 'on' }, editor);
  expect(await stored()).toMatchObject({ flagged: false });
  expect((await post(`/${id}/note`, { once, text: 'x' }, editor)).status).toBe(403);
});

const raise = () => {
  throw new Error('no site');
};
