import type { FormDefinition } from '@frontage/form-runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, visitor, type TestServer } from '../testing/server-fixture';
import { ids } from '../testing/site-fixture';
import { createNewsletterLinks } from './create-newsletter-links';
import { confirmMailWait } from './subscribers';
import { createKeyRing } from '../signing/key-ring';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;
const form: FormDefinition = {
  id: ids.form,
  kind: 'newsletter',
  name: 'Glaze letter',
  submitText: 'Subscribe',
  successText: 'Look into your mail.',
  notify: 'owner@studio.example',
  fields: [
    { id: 'name-1', type: 'name', title: 'Name', required: false },
    { id: 'email-1', type: 'email', title: 'Email', required: true },
  ],
};

let test: TestServer;

beforeEach(async () => {
  test = await testServer({ savesPerMinute: 200, keysPerMinute: 200 });
  await test.store.saveForm(ids.site, form);
});
afterEach(() => test.remove());

/** Enters an address, as a visitor with scripts does. */
async function enter(
  email = 'Ada@example.com',
  more: Record<string, unknown> = {},
  address?: string,
) {
  const { key, save } = await visitor(test.server, undefined, address);
  const submissionKey = await key();
  test.advance(2_000);
  const { status, json } = await save(submissionKey, { 'email-1': email, ...more });
  const { data } = json as { data: { submissionId: string } };
  return { status, answer: Object.keys(data) };
}

const mails = (kind: string) =>
  test.store.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
const people = async () =>
  (await test.store.subscribers(ids.form)).map(({ email, status }) => [email, status]);

/** The links of the newest mail, as paths. */
async function links(): Promise<{ confirm: string; unsubscribe: string }> {
  const { text_body: text = '' } = (await mails('confirm')).at(-1) ?? {};
  const [confirm = '', unsubscribe = ''] = text.match(/(?<=http:\/\/studio\.example)\S+/g) ?? [];
  return { confirm, unsubscribe };
}

const open = (url: string) => ask(test.server, { url });
const press = (url: string) =>
  ask(test.server, {
    method: 'POST',
    url,
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('a newsletter', () => {
  it('asks by mail, and counts an address once it is confirmed', async () => {
    expect(await enter('Ada@example.com', { 'name-1': ['Ada', 'L'] })).toEqual({
      status: 200,
      answer: ['submissionId'],
    });
    expect(await people()).toEqual([['Ada@example.com', 'pending']]);
    const [mail] = await mails('confirm');
    expect(mail).toMatchObject({
      recipient: 'Ada@example.com',
      subject: 'Confirm your subscription: Glaze letter, Studio',
      reply_to: '',
    });
    const { confirm, unsubscribe } = await links();
    expect(mail?.unsubscribe_url).toBe(`http://studio.example${unsubscribe}`);
    const page = await open(confirm);
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(await people()).toEqual([['Ada@example.com', 'pending']]);
    const done = await press(
      `/api/newsletter/Confirm${/action="([^"]*)"/.exec(page.text)?.[1] ?? ''}`,
    );
    expect([done.status, done.text.includes('Your subscription is confirmed.')]).toEqual([
      200,
      true,
    ]);
    expect(await people()).toEqual([['Ada@example.com', 'confirmed']]);
    expect(await mails('submission')).toMatchObject([
      {
        recipient: 'owner@studio.example',
        text_body: 'Ada L, Ada@example.com has confirmed a subscription to Glaze letter.',
      },
    ]);
  });

  it('a link pressed twice confirms once', async () => {
    await enter();
    const { confirm } = await links();
    const answers = await Promise.all([press(confirm), press(confirm), press(confirm)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails('submission')).toHaveLength(1);
  });

  it('answers alike whether an address is new, asked, confirmed or gone, and stores it once', async () => {
    const first = await enter();
    const second = await enter('ada@EXAMPLE.com');
    await press((await links()).confirm);
    const third = await enter();
    await press((await links()).unsubscribe);
    const fourth = await enter();
    expect([second, third, fourth]).toEqual([first, first, first]);
    expect(await test.store.subscribers(ids.form)).toHaveLength(1);
  });

  it('mails nobody who is confirmed, and nobody else more than once in a quarter of an hour', async () => {
    await enter();
    await enter();
    expect(await mails('confirm')).toHaveLength(1);
    test.advance(confirmMailWait);
    await enter();
    expect(await mails('confirm')).toHaveLength(2);
    await press((await links()).confirm);
    test.advance(confirmMailWait);
    await enter();
    expect(await mails('confirm')).toHaveLength(2);
  });

  it('asks in the words of its owner, where they have any', async () => {
    const site = await test.store.findSite('studio.example');
    if (!site) throw new Error('no site');
    const newsletter = {
      confirmSubject: 'One more step: {what}',
      confirmText: 'You asked for {what}.\n\nPress the link <now>.',
    };
    const { id, settings } = site;
    await test.store.saveSite({
      id,
      host: 'studio.example',
      settings: { ...settings, newsletter },
    });
    await enter();
    const [mail] = await mails('confirm');
    expect(mail?.subject).toBe('One more step: Glaze letter, Studio');
    expect(mail?.text_body).toContain(
      'You asked for Glaze letter, Studio.\n\nPress the link <now>.\n\nhttp://studio.example/api',
    );
    expect(mail?.html_body).toContain('Press the link &lt;now&gt;.');
    await press((await links()).confirm);
    expect(await people()).toEqual([['Ada@example.com', 'confirmed']]);
  });

  it('mails nobody for a machine', async () => {
    await enter('victim@example.com', { 'frontage-website': 'x' });
    expect([await mails('confirm'), await people()]).toEqual([[], []]);
    expect(await test.store.submissions(ids.form)).toMatchObject([{ flagged: true }]);
  });

  it('ends with one click, and old links confirm nothing after that', async () => {
    await enter();
    const old = await links();
    await press(old.confirm);
    expect((await open(old.unsubscribe)).text).toMatch(/<button[^>]*>Unsubscribe<\/button>/);
    expect(await people()).toEqual([['Ada@example.com', 'confirmed']]);
    const click = await ask(test.server, {
      method: 'POST',
      url: old.unsubscribe,
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([click.status, click.text.includes('You have been unsubscribed.')]).toEqual([200, true]);
    expect((await press(old.unsubscribe)).status).toBe(200);
    expect([(await open(old.confirm)).status, (await press(old.confirm)).status]).toEqual([
      410, 410,
    ]);
    expect(await people()).toEqual([['Ada@example.com', 'unsubscribed']]);
    test.advance(confirmMailWait);
    await enter();
    expect((await press(old.confirm)).status).toBe(410);
    expect((await press((await links()).confirm)).status).toBe(200);
    expect(await people()).toEqual([['Ada@example.com', 'confirmed']]);
    // A subscriber may unsubscribe with the link of any mail.
    expect((await open(old.unsubscribe)).status).toBe(200);
    expect((await press(old.unsubscribe)).status).toBe(200);
    expect(await people()).toEqual([['Ada@example.com', 'unsubscribed']]);
  });

  it('a link to confirm works for a week, one to unsubscribe for good', async () => {
    await enter();
    const { confirm, unsubscribe } = await links();
    test.advance(week + 1);
    for (const reply of [await open(confirm), await press(confirm)])
      expect([reply.status, reply.text.includes('This link no longer works')]).toEqual([410, true]);
    test.advance(100 * week);
    expect((await press(unsubscribe)).status).toBe(200);
  });

  it('takes no link that was made elsewhere, or for something else', async () => {
    await enter();
    const { confirm, unsubscribe } = await links();
    const token = (url: string) => url.split('token=')[1] ?? '';
    const [id = ''] = token(confirm).split('.');
    const forged = createNewsletterLinks(
      createKeyRing(['x'.repeat(32)]).signer('newsletter link'),
    ).sign('confirm', { id, round: 1 }, Number.MAX_SAFE_INTEGER);
    const longer = token(confirm).replace(/\.(\d{10,})\./, '.9$1.');
    for (const wrong of [
      forged,
      longer,
      token(unsubscribe),
      '',
      'x',
      '"><script>',
      'a\0b',
      `${token(confirm)}x`,
    ]) {
      const url = `/api/newsletter/Confirm?token=${encodeURIComponent(wrong)}`;
      expect([wrong, (await open(url)).status, (await press(url)).status]).toEqual([
        wrong,
        410,
        410,
      ]);
      expect((await open(url)).text).not.toContain('<script');
    }
    expect((await press(`/api/newsletter/Unsubscribe?token=${token(confirm)}`)).status).toBe(410);
    expect(await people()).toEqual([['Ada@example.com', 'pending']]);
  });

  it('two addresses of one form, and one address of two forms, are different', async () => {
    await test.store.saveForm(ids.site, { ...form, id: 'f'.repeat(24) });
    await enter();
    await enter('eve@example.com');
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    test.advance(2_000);
    await save(submissionKey, { 'email-1': 'ada@example.com' }, { formId: 'f'.repeat(24) });
    expect(await people()).toHaveLength(2);
    expect(await mails('confirm')).toHaveLength(3);
  });

  it('works without scripts too', async () => {
    const body = new URLSearchParams({
      'frontage-form': ids.form,
      'email-1': 'ada@example.com',
    }).toString();
    const { status } = await ask(test.server, {
      method: 'POST',
      url: '/contact',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    });
    expect([status, (await mails('confirm')).length]).toEqual([303, 1]);
  });

  it('links lead to the site, whatever host a request names', async () => {
    await test.remove();
    test = await testServer({ baseUrl: 'https://www.studio.example/x' });
    await test.store.saveForm(ids.site, form);
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    test.advance(2_000);
    await save(submissionKey, { 'email-1': 'ada@example.com' });
    expect((await mails('confirm'))[0]?.text_body).toContain(
      'https://www.studio.example/api/newsletter/Confirm?token=',
    );
  });

  it('links of a site with a host lead to that, also where a request by another port found it', async () => {
    await enter('ada@example.com', {}, 'studio.example:8080');
    expect((await mails('confirm'))[0]?.text_body).toContain(
      'http://studio.example/api/newsletter/Confirm?token=',
    );
  });
});
