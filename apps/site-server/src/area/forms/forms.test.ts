import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { addMessage } from '../../testing/add-message';
import { fieldsOf } from '../../testing/fields-of';
import { postForm } from '../../testing/post-form';
import { ask, host, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import { shopper } from '../../testing/shopper';
import { addAccount, goodPassword, signIn } from '../../testing/sign-in-as';
import { contactForm, goodValues, ids, pageDocument, publishNew } from '../../testing/site-fixture';

let test: TestServer;
let cookie: string;
beforeEach(async () => {
  test = await testServer({ renderPage });
  cookie = await signIn(test.store, await addAccount(test.store, ['admin']));
});
afterEach(() => test.remove());

const path = `/config/forms/${ids.form}`;
const get = (url: string, as = cookie) => ask(test.server, { url, headers: { cookie: as } });
const post = (url: string, fields: Record<string, string> = {}, as = cookie) =>
  postForm(test, url, fields, as);
const open = async (url = path) => fieldsOf((await get(url)).text);
const stored = (id: string = ids.form) => test.store.form(ids.site, id);

/** Presses a button that saves nothing, and returns the controls that come back. */
async function press(fields: Record<string, string>, button: string) {
  const { status, text } = await post(path, { ...fields, do: button });
  expect(status).toBe(200);
  return { text, fields: fieldsOf(text) };
}

describe('the list of forms', () => {
  it('has each with its pages and messages, and finds by name and state', async () => {
    await test.store.saveForm(ids.site, { ...contactForm, id: 'b'.repeat(24), name: 'Workshop' });
    await addMessage(test.store, { values: goodValues });
    const all = (await get('/config/forms')).text;
    expect(all).toMatch(
      />Contact<.*>Contact.*href="\/config\/messages\?form=[^"]*">1 message<.*>Workshop</s,
    );
    const named = (query: string) => get(`/config/forms?${query}`).then(({ text }) => text);
    expect(await named('q=work')).not.toContain('>Contact</bdi>');
    expect(await named('state=unused')).toContain('>Workshop</bdi>');
    expect(await named('state=used')).not.toContain('>Workshop</bdi>');
    expect(await named('state=deleted')).toContain('No form matches.');
  });

  it('is exported as it is shown, messages only to who may read them, and the log tells it', async () => {
    await test.store.saveForm(ids.site, { ...contactForm, id: 'b'.repeat(24), name: '=Workshop' });
    await addMessage(test.store, { values: goodValues });
    const link = /href="(\/config\/forms\/export[^"]*)"/;
    const [, all = ''] = link.exec((await get('/config/forms')).text) ?? [];
    const [, unused = ''] = link.exec((await get('/config/forms?state=unused')).text) ?? [];
    expect((await get(all)).text.split('\r\n')).toEqual([
      '\ufeffName,On pages,Messages,Last (UTC)',
      "'=Workshop,,0,",
      expect.stringMatching(/^Contact,Contact,1,\d{4}-/),
      '',
    ]);
    const editor = await signIn(test.store, await addAccount(test.store, ['editor']));
    const { text, headers } = await get(unused, editor);
    expect(headers['content-disposition']).toContain('forms.csv');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^\ufeffName,On pages/),
      expect.stringContaining('=Workshop'),
    ]);
    expect(text).not.toContain('Contact');
    const log = await listAuditEntries(test.store.read, ids.site, {}, { limit: 9 });
    expect(log.map(({ act, subject }) => [act, subject])).toEqual([
      ['listExported', 'Forms'],
      ['listExported', 'Forms'],
    ]);
  });

  it('makes a new form by its name, and says when there is none', async () => {
    const wrong = await post('/config/forms', { name: ' ', start: 'newsletter' });
    expect([wrong.status, fieldsOf(wrong.text)['start']]).toEqual([400, 'newsletter']);
    expect(wrong.text).toContain('Enter a name.');
    const made = await post('/config/forms', { name: 'News', start: 'newsletter' });
    const [, id = ''] = /forms\/(\w+)\?done=added/.exec(String(made.headers.location)) ?? [];
    expect(await stored(id)).toMatchObject({ name: 'News', kind: 'newsletter' });
  });
});

it('a new form has its name in focus', async () => {
  expect((await get('/config/forms/new')).text).toMatch(/<input id="name" autofocus/i);
});

describe('the page of a form', () => {
  it('is saved by one button, which Enter in any field presses', async () => {
    const { text } = await get(path);
    const saving = text.match(/<button[^>]*>Save form</g) ?? [];
    expect(saving.filter((button) => !button.includes('hidden'))).toHaveLength(1);
    const [, form = ''] = text.split('<form class="product"');
    expect(/<button[^>]*>/.exec(form)?.[0]).toContain('value="save"');
  });

  it('saves what is changed, and nothing else moves', async () => {
    const full = {
      ...contactForm,
      successRedirect: '/thanks',
      notify: 'ada@example.com',
      captcha: 'altcha' as const,
      overlay: { openText: 'Write' },
      postSubmitHtml: '<p>Hi</p>',
    };
    await test.store.saveForm(ids.site, full);
    expect((await post(path, { ...(await open()), do: 'save' })).headers.location).toBe(
      `${path}?done=saved`,
    );
    expect(await stored()).toEqual(full);
    await post(path, { ...(await open()), 'title@text-1': 'Your name', redirect: '', do: 'save' });
    const { successRedirect: _, ...rest } = full;
    const [first, ...others] = rest.fields;
    expect(await stored()).toEqual({
      ...rest,
      fields: [{ ...first, title: 'Your name' }, ...others],
    });
  });

  it('adds a field of every kind by a button, moves it and takes it out; then it is saved', async () => {
    let fields = await open();
    for (const kind of ['radio', 'file', 'hidden', 'section', 'likert', 'phone', 'currency']) {
      const pressed = await press({ ...fields, 'new-kind': kind }, 'add-field');
      const id = pressed.fields['fields']?.split('\n').at(-1) ?? '';
      const focused = new RegExp(`<input (?=[^>]*"title@${id}")[^>]*autofocus`, 'i').test(
        pressed.text,
      );
      expect(focused).toBe(true);
      fields = { ...pressed.fields, [`title@${id}`]: `A ${kind}` };
      if (`options@${id}` in fields) fields[`options@${id}`] = 'One\nTwo';
    }
    const ids9 = fields['fields']?.split('\n') ?? [];
    const radio = ids9[3] ?? '';
    const up = await press(fields, `up@${radio}`);
    expect(up.text).toContain('“A radio” is now number 3 of 10.');
    // As the script sends it that drags fields.
    const order = [radio, ...ids9.filter((id) => id !== radio)].join('\n');
    const dropped = await press({ ...fields, fields: order }, `to@${radio}`);
    expect(dropped.text).toContain('“A radio” is now number 1 of 10.');
    expect(dropped.fields['fields']).toBe(order);
    expect((await stored())?.fields).toHaveLength(3);
    const gone = await press(up.fields, 'remove@email-1');
    expect((await stored())?.fields).toHaveLength(3);
    expect((await post(path, { ...gone.fields, do: 'save' })).status).toBe(303);
    expect((await stored())?.fields.map(({ title }) => title)).toEqual([
      'Name',
      'A radio',
      'Message',
      'A file',
      'A hidden',
      'A section',
      'A likert',
      'A phone',
      'A currency',
    ]);
  });

  it.each([
    [{ name: '' }, 'Enter a name.'],
    [{ 'title@text-1': '' }, 'Enter a title.'],
    [{ 'max@textarea-1': 'many' }, 'Enter a whole number from 0 to 100000.'],
    [{ redirect: 'javascript:alert(1)' }, 'javascript:alert(1) is not a valid page URL'],
    [{ redirect: 'www.example.com' }, 'Links must be formatted as https://example.com or http://'],
    [{ notify: 'ada' }, 'Please enter a valid email'],
    [{ 'when@textarea-1': 'text-1', 'when-values@textarea-1': 'Yes' }, 'Choose a field above'],
  ])(
    'tells beside its field what is wrong with %j; nothing is saved or lost',
    async (wrong, text) => {
      const sent = { ...(await open()), success: 'Thanks a lot', ...wrong, do: 'save' };
      const refused = await post(path, sent);
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(text);
      expect(fieldsOf(refused.text)).toMatchObject({ success: 'Thanks a lot', ...wrong });
      expect(await stored()).toEqual(contactForm);
    },
  );

  it('[5.17n] keeps a condition, and tells of an answer that the field above does not have', async () => {
    const radio = { id: 'radio-1', type: 'radio', title: 'When?', required: true } as const;
    const fields = [{ ...radio, options: ['Soon', 'Later'] }, ...contactForm.fields];
    await test.store.saveForm(ids.site, { ...contactForm, fields });
    const condition = { 'when@textarea-1': 'radio-1', 'when-values@textarea-1': 'Never' };
    const refused = await post(path, { ...(await open()), ...condition, do: 'save' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Never is not one of the expected options');
    const sent = { ...fieldsOf(refused.text), 'when-values@textarea-1': 'Later', do: 'save' };
    expect((await post(path, sent)).status).toBe(303);
    expect((await stored())?.fields.at(-1)?.showWhen).toEqual({
      field: 'radio-1',
      oneOf: ['Later'],
    });
    // What decides cannot come after what it decides.
    const moved = await press(await open(), 'down@radio-1');
    const below = await press((await press(moved.fields, 'down@radio-1')).fields, 'down@radio-1');
    expect((await post(path, { ...below.fields, do: 'save' })).status).toBe(400);
  });

  it('puts together what two people changed, and tells each field that both changed', async () => {
    const [mine, theirs] = [await open(), await open()];
    await post(path, { ...theirs, 'title@text-1': 'Theirs', success: 'Thanks', do: 'save' });
    const refused = await post(path, { ...mine, 'title@text-1': 'Mine', submit: 'Go', do: 'save' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Now: Theirs. Save again to replace it');
    const repeated = await post(path, { ...fieldsOf(refused.text), do: 'save' });
    expect(repeated.headers.location).toMatch(/done=/);
    expect(await stored()).toMatchObject({ submitText: 'Go', successText: 'Thanks' });
    expect((await stored())?.fields[0]?.title).toBe('Mine');
  });

  it('is copied, deleted after it named its pages, and put back', async () => {
    const copy = await post(`${path}/copy`);
    const [, id = ''] = /forms\/(\w+)\?done=copied/.exec(String(copy.headers.location)) ?? [];
    expect(await stored(id)).toEqual({ ...contactForm, id, name: 'Contact (copy)' });
    const page = (await get(`${path}/delete`)).text;
    expect(page).toContain('These pages lose it at once:');
    expect(page).toMatch(/href="\/config\/pages\/\w+">Contact</);
    const deleted = await post(`${path}/delete`);
    const list = (await get(String(deleted.headers.location))).text;
    expect(list).toContain('“Contact” is deleted.');
    expect(await stored()).toBeUndefined();
    expect((await get(path)).text).toContain('Restore it');
    expect((await ask(test.server, { url: '/contact' })).text).not.toContain('Your name');
    await post(`${path}/restore`);
    expect(await stored()).toEqual(contactForm);
    const acts = (await listAuditEntries(test.store.read, ids.site, {}, { limit: 9 })).map(
      ({ act, subject }) => [act, subject],
    );
    expect(acts).toEqual(
      expect.arrayContaining([
        ['formRestored', 'Contact'],
        ['formDeleted', 'Contact'],
        ['formAdded', 'Contact (copy)'],
      ]),
    );
  });

  it('keeps what is entered while somebody else deletes it: it is put back and saved', async () => {
    const mine = { ...(await open()), 'title@text-1': 'Mine' };
    await post(`${path}/delete`);
    // Neither a button that saves nothing nor one that saves loses it.
    const stepped = await post(path, { ...mine, 'new-kind': 'text', do: 'add' });
    expect(stepped.text).toContain('someone else deleted this form in the meantime');
    const refused = await post(path, { ...mine, do: 'save' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Restore and save form');
    expect(await stored()).toBeUndefined();
    const kept = fieldsOf(refused.text);
    expect(kept).toMatchObject({ 'title@text-1': 'Mine', restores: 'on' });
    await post(path, { ...kept, do: 'save' });
    expect((await stored())?.fields[0]?.title).toBe('Mine');
    const acts = await listAuditEntries(test.store.read, ids.site, {}, { limit: 9 });
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['formDeleted', 'formRestored', 'formChanged']),
    );
  });

  it('of another site, or of none, is not there', async () => {
    await test.store.saveSite({
      id: 'second',
      host: 'two.example',
      settings: (await site()).settings,
    });
    const foreign = { ...contactForm, id: 'd'.repeat(24) };
    await test.store.saveForm('second', foreign);
    for (const id of [foreign.id, 'gone', '%00'])
      expect((await get(`/config/forms/${id}`)).status).toBe(404);
    expect((await post(`/config/forms/${foreign.id}/delete`)).status).toBe(404);
    expect(await test.store.form('second', foreign.id)).toEqual(foreign);
  });
});

async function site() {
  const found = await test.store.findSite(host);
  if (!found) throw new Error('there is no site');
  return found;
}

describe('another address that messages go to', () => {
  it('asks who it is, ten minutes after the sign-in, and goes on with what was entered', async () => {
    const account = await addAccount(test.store, ['admin'], 'bea@studio.example');
    const by = shopper(test.server);
    by.cookies.set('CONTRIBUTOR', (await signIn(test.store, account)).split('=')[1] ?? '');
    const fields = { ...(await open()), notify: 'eve@example.com', submit: 'Go', do: 'save' };
    test.advance(10 * 60_000);
    const asked = await by.post(path, fields);
    expect([asked.status, asked.text.includes('Is it still you?')]).toEqual([401, true]);
    expect(await stored()).not.toHaveProperty('notify');
    const wrong = { ...fieldsOf(asked.text), 'sign-in-password': 'guessed' };
    expect((await by.post(path, wrong)).status).toBe(401);
    expect(await stored()).not.toHaveProperty('notify');
    const right = { ...fieldsOf(asked.text), 'sign-in-password': goodPassword };
    expect((await by.post(path, right)).headers.location).toBe(`${path}?done=saved`);
    expect(await stored()).toMatchObject({ notify: 'eve@example.com', submitText: 'Go' });
  });

  it('asks only for that: words and buttons are saved as before', async () => {
    const fields = await open();
    test.advance(10 * 60_000);
    expect((await post(path, { ...fields, submit: 'Go', do: 'save' })).status).toBe(303);
    const stepped = { ...fields, notify: 'eve@example.com', do: 'add' };
    expect((await post(path, stepped)).status).toBe(200);
    // Who says that it was so before changes nothing.
    const base = JSON.stringify({ ...JSON.parse(fields['base'] ?? '{}'), notify: 'eve@b.example' });
    const forged = { ...(await open()), base, notify: 'eve@b.example', do: 'save' };
    expect((await post(path, forged)).status).toBe(303);
    expect(await stored()).not.toHaveProperty('notify');
  });
});

describe('what somebody may change', () => {
  it('[6.06d] leaves an editor without where messages go and without HTML, as they are', async () => {
    const kept = { notify: 'ada@example.com', postSubmitHtml: '<p>Hi</p>' };
    await test.store.saveForm(ids.site, { ...contactForm, ...kept });
    const editor = await signIn(test.store, await addAccount(test.store, ['editor']));
    const { text } = await get(path, editor);
    expect(fieldsOf(text)).not.toHaveProperty('notify');
    const sent = {
      ...fieldsOf(text),
      submit: 'Go',
      notify: 'eve@example.com',
      html: '',
      do: 'save',
    };
    expect((await post(path, sent, editor)).status).toBe(303);
    expect(await stored()).toMatchObject({ ...kept, submitText: 'Go' });
    const manager = await signIn(test.store, await addAccount(test.store, ['storeManager']));
    expect((await get(path, manager)).status).toBe(403);
    expect((await get('/config', manager)).text).not.toContain('/config/forms');
  });
});

describe('a changed form', () => {
  it('is what visitors see at once, and old messages still read as they were asked', async () => {
    await publishNew(test.store, {
      slug: 'ask',
      document: pageDocument({ type: 'form', data: { formId: ids.form } }),
    });
    const old = await addMessage(test.store, { values: goodValues });
    test.advance(1_000);
    const pressed = await press({ ...(await open()), 'new-kind': 'radio' }, 'add-field');
    const radio = pressed.fields['fields']?.split('\n').at(-1) ?? '';
    const removed = await press(
      {
        ...pressed.fields,
        'title@text-1': 'Full name',
        [`title@${radio}`]: 'How soon?',
        [`options@${radio}`]: 'Soon\nLater',
      },
      'remove@textarea-1',
    );
    await post(path, { ...removed.fields, do: 'save' });
    const page = (await ask(test.server, { url: '/ask' })).text;
    expect(page).toContain('How soon?');
    expect(page).toContain('Full name');
    expect(page).not.toContain('textarea-1');
    test.advance(1_000);
    const browser = await visitor(test.server);
    const key = await browser.key();
    test.advance(3_000);
    const values = { 'text-1': 'Bo', 'email-1': 'bo@example.com', [radio]: 'Later' };
    expect((await browser.save(key, values)).status).toBe(200);
    const oldMessage = (await get(`/config/messages/${old}`)).text;
    expect(oldMessage).toContain('<dt>Message</dt><dd>Hello</dd>');
    expect(oldMessage).toContain('<dt>Name</dt>');
    const list = (await get('/config/messages')).text;
    expect(list).toContain('Hello</td>');
    const [, newest = ''] = /href="(\/config\/messages\/\w+)[^"]*">Bo</.exec(list) ?? [];
    expect((await get(newest)).text).toContain('<dt>How soon?</dt><dd>Later</dd>');
    const csv = (await get(`/config/messages/export?form=${ids.form}`)).text.split('\r\n');
    expect(csv[0]).toContain('Full name,Email,How soon?,Message,Other answers');
    expect(csv[1]).toContain('Ada,ada@example.com,,Hello,');
    expect(csv[2]).toContain('Bo,bo@example.com,Later,,');
  });
});
