import type { FormDefinition } from '@frontage/form-runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countUnreadMessages } from '../../forms/submissions/messages';
import { addMessage, addMessageFile } from '../../testing/add-message';
import { postForm } from '../../testing/post-form';
import { ask, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { contactForm, goodValues, ids, settings } from '../../testing/site-fixture';

let test: TestServer;
let cookie: string;
beforeEach(async () => {
  test = await testServer();
  cookie = await signIn(test.store, await addAccount(test.store, ['admin']));
});
afterEach(() => test.remove());

const get = (url: string, headers: Record<string, string> = {}) =>
  ask(test.server, { url, headers: { cookie, ...headers } });

/** Those whose messages a part of the list shows, in its order. */
const senders = (text: string) =>
  [...text.matchAll(/<th scope="row"><a [^>]*>([^<]*)/g)].map(([, name]) => name);

/** Stores one message after the other. */
async function send(...names: readonly string[]): Promise<string[]> {
  const sent: string[] = [];
  for (const name of names) {
    test.advance(1_000);
    sent.push(await addMessage(test.store, { values: { ...goodValues, 'text-1': name } }));
  }
  return sent;
}

const hrefOf = (text: string, name: string) =>
  (new RegExp(`href="([^"]*)"[^>]*>${name}<`).exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

const pageLinkOf = async (pagePath: string) => {
  const id = await addMessage(test.store, { pagePath, pageTitle: 'Contact us' });
  return hrefOf((await get(`/config/messages/${id}`)).text, 'Contact us');
};

describe('the list of messages', () => {
  it('has what a visitor has sent, newest first, with who, what, which form and when', async () => {
    const browser = await visitor(test.server);
    const key = await browser.key();
    test.advance(3_000);
    expect((await browser.save(key, goodValues)).status).toBe(200);
    await send('Grace');
    const { text } = await get('/config/messages');
    expect(senders(text)).toEqual(['Grace', 'Ada']);
    expect(text).toContain('Hello</td>');
    expect(text).toContain('Contact</td>');
    expect(text).toMatch(/<time dateTime="2026-01-01T00:00:0\d/);
  });

  it('shows fifty at a time, and goes on where it was, whatever arrives meanwhile', async () => {
    await send(...Array.from({ length: 120 }, (_, index) => `Sender ${index}`));
    const first = (await get('/config/messages')).text;
    expect(senders(first)).toHaveLength(50);
    expect(first).not.toContain('>Newer<');
    await send('Late');
    const second = (await get(hrefOf(first, 'Older'))).text;
    expect([senders(second)[0], senders(second).at(-1)]).toEqual(['Sender 69', 'Sender 20']);
    const third = (await get(hrefOf(second, 'Older'))).text;
    expect(senders(third)).toHaveLength(20);
    expect(third).not.toContain('>Older<');
    const back = (await get(hrefOf(third, 'Newer'))).text;
    expect(senders(back)).toEqual(senders(second));
    const top = (await get(hrefOf((await get(hrefOf(back, 'Newer'))).text, 'Newer'))).text;
    expect(senders(top)).toEqual(['Late']);
  });

  it('is filtered by form and state, and keeps that in its addresses', async () => {
    const other: FormDefinition = { ...contactForm, id: 'b'.repeat(24), name: 'Workshop' };
    await test.store.saveForm(ids.site, other);
    await send('Ada');
    const suspect = { flagged: true, reasons: ['links'] as const, form: other };
    await addMessage(test.store, { ...suspect, values: { ...goodValues, 'text-1': 'Spammer' } });
    expect(senders((await get(`/config/messages?form=${other.id}`)).text)).toEqual(['Spammer']);
    const suspected = (await get('/config/messages?state=suspected')).text;
    expect(senders(suspected)).toEqual(['Spammer']);
    const opened = await get(hrefOf(suspected, 'Spammer'));
    expect(opened.text).toContain('It contains more than three links.');
    expect(hrefOf(opened.text, 'Back to messages')).toBe('/config/messages?state=suspected');
    expect(senders((await get('/config/messages?state=unread')).text)).toEqual(['Ada']);
    expect(senders((await get('/config/messages?state=read')).text)).toEqual(['Spammer']);
    expect(senders((await get('/config/messages?state=x&before=y')).text)).toHaveLength(2);
  });

  it('is searched by whole messages, in any case, for every word and never for a password', async () => {
    const secret: FormDefinition = {
      ...contactForm,
      id: 'c'.repeat(24),
      fields: [...contactForm.fields, { id: 'pw', type: 'password', title: 'P', required: false }],
    };
    await test.store.saveForm(ids.site, secret);
    await addMessage(test.store, {
      values: { ...goodValues, 'textarea-1': 'ÜBER 100% Glut_am Meer' },
    });
    await addMessage(test.store, { form: secret, values: { ...goodValues, pw: 'opensesame' } });
    const found = async (q: string) =>
      senders((await get(`/config/messages?q=${encodeURIComponent(q)}`)).text).length;
    expect(await found('über meer')).toBe(1);
    expect(await found('ada@example.com')).toBe(2);
    expect(await found('100%')).toBe(1);
    expect([await found('1%0'), await found('Glut?am'), await found('glut am')]).toEqual([0, 0, 1]);
    expect([await found('opensesame'), await found('über nobody')]).toEqual([0, 0]);
    // As the form sends it where nothing else is chosen.
    const sent = (await get('/config/messages?q=ada&form=&state=&sort=')).text;
    expect(senders(sent)).toEqual(senders((await get('/config/messages?q=ada')).text));
    expect(senders(sent)).not.toEqual([]);
    const none = (await get('/config/messages?q=nobody')).text;
    expect(none).toContain('No message matches. Try fewer words, or show all.');
    expect(none).toContain('value="nobody"');
  });

  it('says what will be there while there is nothing', async () => {
    expect((await get('/config/messages')).text).toContain('No messages yet.');
  });

  it('still has the messages of a form that was deleted', async () => {
    await send('Ada');
    await test.store.deleteForm(ids.site, ids.form);
    const { text } = await get('/config/messages');
    expect(senders(text)).toEqual(['Ada']);
    expect(text).toContain('Contact (deleted)');
  });
});

describe('a message', () => {
  it('is shown whole, as it was entered, and counts as read from then on until it is new again', async () => {
    const values = { ...goodValues, 'textarea-1': 'One <b>two</b>\nthree' };
    const id = await addMessage(test.store, { values });
    expect(await countUnreadMessages(test.store.read, ids.site)).toBe(1);
    const { text } = await get(`/config/messages/${id}`);
    expect(text).toContain('One &lt;b&gt;two&lt;/b&gt;\nthree');
    expect(text).toContain('href="mailto:ada%40example.com"');
    expect(text).toContain('href="/contact"');
    expect(await countUnreadMessages(test.store.read, ids.site)).toBe(0);
    const answer = await ask(test.server, {
      method: 'POST',
      url: `/config/messages/${id}?form=${ids.form}`,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'mark=unread',
    });
    expect(answer.headers.location).toBe(`/config/messages?form=${ids.form}`);
    expect(await countUnreadMessages(test.store.read, ids.site)).toBe(1);
  });

  it('has its files as downloads, which no browser runs, and no file of another message', async () => {
    const [id = '', other = ''] = await send('Ada', 'Eve');
    const file = await addMessageFile(test.store, id, 'Über <b>.html', '<script>1</script>');
    const { text } = await get(`/config/messages/${id}`);
    const { headers, text: content } = await get(hrefOf(text, 'Über &lt;b&gt;.html'));
    expect(content).toBe('<script>1</script>');
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''%C3%9Cber%20%3Cb%3E.html",
      'content-length': '18',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect((await get(`/config/messages/${other}/files/${file}`)).status).toBe(404);
    expect((await ask(test.server, { url: `/config/messages/${id}/files/${file}` })).status).toBe(
      303,
    );
  });

  it('[8.18m] of another site, or of none, is not there', async () => {
    await test.store.saveSite({ id: 'second', host: 'two.example', settings });
    const form = { ...contactForm, id: 'd'.repeat(24) };
    await test.store.saveForm('second', form);
    const id = await addMessage(test.store, { siteId: 'second', form });
    const gone = await get(`/config/messages/${id}`);
    expect([gone.status, gone.text.includes('Unable to locate content')]).toEqual([404, true]);
    expect((await get('/config/messages/%00')).status).toBe(404);
    expect((await get(`/config/messages/export?form=${form.id}`)).status).toBe(404);
    expect(senders((await get('/config/messages')).text)).toEqual([]);
  });
});

describe('messages as a table', () => {
  it('[2.24a] are those that the list shows, the oldest first', async () => {
    const [first] = await send('Ada Wren', 'Ada Lark', 'Bea Wren');
    await get(`/config/messages/${first}`);
    const namesIn = async (filter: string) => {
      const list = (await get(`/config/messages?form=${ids.form}${filter}`)).text;
      const { text } = await get(hrefOf(list, 'Download as CSV'));
      return [...text.matchAll(/(?:Ada|Bea) (?:Wren|Lark)(?=,)/g)].map(([name]) => name);
    };
    expect(await namesIn('')).toEqual(['Ada Wren', 'Ada Lark', 'Bea Wren']);
    expect(await namesIn('&q=wren')).toEqual(['Ada Wren', 'Bea Wren']);
    expect(await namesIn('&q=wren&state=unread')).toEqual(['Bea Wren']);
  });

  it('are downloaded by form, and only by an admin', async () => {
    await send('=cmd()');
    const list = (await get(`/config/messages?form=${ids.form}`)).text;
    const { headers, text } = await get(hrefOf(list, 'Download as CSV'));
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="messages.csv"',
      'cache-control': 'no-store',
    });
    expect(text).toContain("'=cmd(),ada@example.com,Hello");
    cookie = await signIn(test.store, await addAccount(test.store, ['editor']));
    const seen = (await get(`/config/messages?form=${ids.form}`)).text;
    expect(seen).not.toContain('Download as CSV');
    expect((await get(`/config/messages/export?form=${ids.form}`)).status).toBe(403);
  });
});

describe('who may not read messages', () => {
  it('[6.06d] is told so, as a page and as JSON, and does not see the section', async () => {
    cookie = await signIn(test.store, await addAccount(test.store, ['commenter']));
    const page = await get('/config/messages');
    expect([page.status, page.text.includes('Your roles do not include this.')]).toEqual([
      403,
      true,
    ]);
    expect(await get('/config/messages', { accept: 'application/json' })).toMatchObject({
      status: 403,
      json: { authorizationFail: true },
    });
    expect((await get('/config/sign-ins')).text).not.toContain('/config/messages');
  });

  it('may no longer once the role is taken away, without signing in anew', async () => {
    const account = await addAccount(test.store, ['editor']);
    cookie = await signIn(test.store, account);
    expect((await get('/config/messages')).status).toBe(200);
    await test.store.write((db) =>
      db.updateTable('account').set({ roles: '["viewer"]' }).where('id', '=', account.id).execute(),
    );
    expect((await get('/config/messages')).status).toBe(403);
  });
});

describe('many messages at once', () => {
  const mark = (picks: readonly string[], act: string, list = '/config/messages') =>
    postForm(
      test,
      list,
      [['do', act], ...picks.map((id): [string, string] => [`pick@${id}`, 'on'])],
      cookie,
    );
  const unread = () => countUnreadMessages(test.store.read, ids.site);

  it('are marked as read, in the list that was filtered, and Undo marks those alone as new', async () => {
    const [first = '', second = '', third = ''] = await send('Ada', 'Bea', 'Cleo');
    await get(`/config/messages/${second}`);
    const { status, headers } = await mark(
      [first, second],
      'read',
      '/config/messages?state=unread',
    );
    expect([status, await unread()]).toEqual([303, 1]);
    const { text } = await get(headers.location ?? '');
    expect(text).toContain('1 message is marked as read.');
    expect(senders(text)).toEqual(['Cleo']);
    const [, undo = ''] = /<form class="notice row"[^>]*>(.*?)<\/form>/s.exec(text) ?? [];
    const undone = [...undo.matchAll(/name="pick@([^"]*)"/g)].map(([, id = '']) => id);
    expect([undone, undo]).toEqual([[first], expect.stringContaining('value="unread"')]);
    await mark(undone, 'unread');
    expect(await unread()).toBe(2);
    expect(third).not.toBe('');
  });

  it('are those of this site alone; without any it says so, and changed twice nothing is done', async () => {
    const [first = ''] = await send('Ada');
    await test.store.saveSite({ id: 'other', host: 'other.example', settings });
    await test.store.saveForm('other', { ...contactForm, id: 'c'.repeat(24) });
    const form = { ...contactForm, id: 'c'.repeat(24) };
    const strange = await addMessage(test.store, { siteId: 'other', form });
    await mark([strange], 'read');
    // What counts as spam is not counted.
    await mark([strange], 'spam');
    expect(await countUnreadMessages(test.store.read, 'other')).toBe(1);
    const none = await mark([], 'read');
    expect((await get(none.headers.location ?? '')).text).toContain('select messages first');
    await mark([first], 'read');
    const same = await mark([first], 'read');
    expect((await get(same.headers.location ?? '')).text).toContain('already marked that way');
  });
});

describe('the page that a message says it came from', () => {
  it.each(['/contact', '/', '/notes/a%20kiln'])(
    'is a link when it is of the site: %s',
    async (path) => {
      expect(await pageLinkOf(path)).toBe(path);
    },
  );

  it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', 'evil.example', ''])(
    'is a text when it is not: %j',
    async (path) => expect(await pageLinkOf(path)).toBe(''),
  );

  it.each(['/\\evil.example', '/\t/evil.example'])(
    'stays on the site, however it is written: %j',
    async (path) => {
      const { origin } = new URL(await pageLinkOf(path), 'https://site.example');
      expect(origin).toBe('https://site.example');
    },
  );
});
