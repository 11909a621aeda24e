import { fieldTypes, type FormDefinition } from '@frontage/form-runtime';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileTransport } from '../../mail/mail-transport';
import { ask, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import { contactForm, goodValues, ids } from '../../testing/site-fixture';

const day = 24 * 60 * 60 * 1000;
const hostile =
  '<script>alert(1)</script>\r\nBcc: eve@evil.example\r\n\r\n=?utf-8?Q?x?= =1+1 \u202e "\'&';
const form: FormDefinition = { ...contactForm, notify: 'owner@studio.example' };
const everyKind: FormDefinition = {
  ...form,
  name: `Contact ${hostile}`,
  fields: fieldTypes.map((type) => ({
    id: `${type}-1`,
    type,
    title: `My ${type} ${hostile}`.replaceAll(/\s+/g, ' '),
    required: false,
    options: ['A<b>', 'C'],
  })),
};

let test: TestServer;

beforeEach(async () => {
  test = await testServer({ savesPerMinute: 200, keysPerMinute: 200 });
  await test.store.saveForm(ids.site, form);
});
afterEach(() => test.remove());

async function submit(values: Record<string, unknown>, wait = 2_000) {
  const { key, save } = await visitor(test.server);
  const submissionKey = await key();
  test.advance(wait);
  return save(submissionKey, values);
}

const outbox = () =>
  test.store.read.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('kind').execute();

describe('the mail of a submission', () => {
  it('is stored with it: neither is there without the other', async () => {
    expect((await submit(goodValues)).status).toBe(200);
    expect([(await test.store.submissions(ids.form)).length, (await outbox()).length]).toEqual([
      1, 1,
    ]);
    await test.store.write((db) => db.schema.dropTable('outbox').execute());
    expect((await submit({ ...goodValues, 'text-1': 'Eve' })).status).toBe(500);
    expect(await test.store.submissions(ids.form)).toHaveLength(1);
  });

  it('comes once however often the submission is sent', async () => {
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    test.advance(2_000);
    await Promise.all(Array.from({ length: 20 }, () => save(submissionKey, goodValues)));
    expect(await outbox()).toHaveLength(1);
  });

  it('is not written where nobody is to be told', async () => {
    const { notify: _, ...quiet } = form;
    await test.store.saveForm(ids.site, quiet);
    await submit(goodValues);
    expect(await outbox()).toEqual([]);
  });

  it('of suspected spam is one notice a day, sent when the day is over, without what was sent', async () => {
    await submit({ ...goodValues, 'frontage-website': 'x', 'textarea-1': 'casino' });
    await submit({ ...goodValues, 'textarea-1': '<a href="http://casino">' }, 1);
    test.advance(day);
    await submit({ ...goodValues, 'frontage-website': 'x' });
    expect(await test.store.submissions(ids.form)).toMatchObject([
      { flagged: true, reasons: ['honeypot'] },
      { flagged: true, reasons: ['too-fast', 'markup'] },
      { flagged: true, reasons: ['honeypot'] },
    ]);
    const mails = await outbox();
    const midnight = Date.UTC(2026, 0, 2);
    expect(mails.map(({ kind, next_at: nextAt }) => [kind, nextAt])).toEqual([
      ['suspects', midnight],
      ['suspects', midnight + day],
    ]);
    expect(mails[0]?.text_body).toContain('A field that people cannot see was filled in.');
    expect(JSON.stringify(mails)).not.toContain('casino');
  });

  it('shows every kind of answer as text, whatever was entered, with scripts and without', async () => {
    await test.store.saveForm(ids.site, everyKind);
    const text = (type: string) =>
      ![
        'email',
        'currency',
        'number',
        'website',
        'date',
        'time',
        'phone',
        'file',
        'section',
        'radio',
        'select',
        'checkbox',
        'likert',
      ].includes(type);
    const values = Object.fromEntries(
      fieldTypes
        .filter(text)
        .map((type) => [
          `${type}-1`,
          ['name', 'address'].includes(type) ? Array(6).fill(hostile) : hostile,
        ]),
    );
    const choices = {
      'radio-1': 'A<b>',
      'checkbox-1': ['A<b>', 'C'],
      'likert-1': { 'A<b>': '2' },
      'email-1': 'ada@example.com',
    };
    expect((await submit({ ...values, ...choices })).status).toBe(200);
    const body = new URLSearchParams({
      'frontage-form': ids.form,
      'text-1': hostile,
      'name-1.first': hostile,
      'email-1': 'ada@example.com',
    }).toString();
    const plain = await ask(test.server, {
      method: 'POST',
      url: '/contact',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    });
    expect(plain.status).toBe(303);
    const folder = join(test.dataDir, 'mail');
    const transport = createFileTransport(folder, {
      name: 'Studio',
      address: 'forms@studio.example',
    });
    for (const row of await outbox()) {
      const mail = {
        ...row,
        siteId: row.site_id,
        to: row.recipient,
        replyTo: row.reply_to,
        messageId: row.message_id,
        text: row.text_body,
        html: row.html_body,
        unsubscribeUrl: '',
        createdAt: row.created_at,
      };
      await transport.send(mail, new AbortController().signal);
    }
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    for (const name of names) {
      const {
        headers,
        html = '',
        text: plainText = '',
        to,
        replyTo,
        subject,
      } = await PostalMime.parse(await readFile(join(folder, name)));
      expect(headers.map(({ key }) => key)).not.toContain('bcc');
      expect([to?.map(({ address }) => address), replyTo?.map(({ address }) => address)]).toEqual([
        ['owner@studio.example'],
        ['ada@example.com'],
      ]);
      expect(subject).toContain('Contact <script>');
      expect(html).not.toMatch(/<(?:script|b)>/);
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(plainText).toContain('<script>alert(1)</script>');
      expect(plainText).not.toMatch(/^Bcc:/m);
    }
  });

  it('leaves once the server listens', async () => {
    await test.remove();
    const sent: string[] = [];
    test = await testServer({ mail: { send: async ({ subject }) => void sent.push(subject) } });
    await test.store.saveForm(ids.site, form);
    await submit(goodValues);
    expect(sent).toEqual([]);
    await test.server.listen({ port: 0 });
    await expect.poll(() => sent).toEqual(['Contact: new message']);
    await submit({ ...goodValues, 'text-1': 'Eve' });
    await expect.poll(() => sent).toEqual(['Contact: new message', 'Contact: new message']);
  });
});
