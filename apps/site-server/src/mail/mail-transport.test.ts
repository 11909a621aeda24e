import fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { submissionMail } from '../forms/submissions/submission-mail';
import type { Submission } from '../forms/submissions/submissions';
import { contactForm, goodValues, ids } from '../testing/site-fixture';
import { headerText, isMailAddress, type Mail } from './mail';
import { createFileTransport, readMailSender } from './mail-transport';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

const submission: Submission = {
  id: 's',
  siteId: ids.site,
  formId: ids.form,
  values: goodValues,
  pageId: 'p',
  pageTitle: 'Contact',
  pagePath: '/contact',
  contentSource: 'c',
  flagged: false,
  reasons: [],
  createdAt: 0,
};

/** Writes a mail to a file and parses it like a mail program. */
async function written(mail: Mail, id = 'a') {
  const transport = createFileTransport(folder, {
    name: 'Studio',
    address: 'forms@studio.example',
  });
  await transport.send(
    { ...mail, id, siteId: 's', messageId: `${id}@studio.example`, createdAt: 0 },
    new AbortController().signal,
  );
  const raw = await readFile(join(folder, `${id}.eml`), 'utf8');
  return { raw, parsed: await PostalMime.parse(raw) };
}

/** The names of the headers; an injected line could only add one. */
const usual = [
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'auto-submitted',
];

describe('a mail as a file', () => {
  it('tells the owner every answer, in text and HTML; an answer goes to the visitor', async () => {
    const { raw, parsed } = await written(
      submissionMail('owner@studio.example', { form: contactForm, submission }),
    );
    expect(parsed).toMatchObject({
      subject: 'Contact: new message',
      from: { name: 'Studio', address: 'forms@studio.example' },
      to: [{ address: 'owner@studio.example' }],
      replyTo: [{ address: 'ada@example.com' }],
      messageId: '<a@studio.example>',
      text: 'Name\n  Ada\n\nEmail\n  ada@example.com\n\nMessage\n  Hello\n\nSent from the page Contact (/contact).\n',
    });
    expect(parsed.html).toContain('<dt><strong>Name</strong></dt><dd>Ada</dd>');
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('is the same file when it is tried again', async () => {
    const mail = submissionMail('owner@studio.example', { form: contactForm, submission });
    await written(mail);
    await written(mail);
    expect(await readdir(folder)).toEqual(['a.eml']);
  });

  it('shows what a visitor entered as text, whatever it is', async () => {
    const hostile =
      '<img src=x onerror=alert(1)>"\'&</dd><script>\u202e\r\n.\r\nBcc: eve@evil.example';
    const values = { ...goodValues, 'text-1': hostile, 'textarea-1': hostile };
    const { parsed } = await written(
      submissionMail('owner@studio.example', {
        form: { ...contactForm, name: hostile },
        submission: { ...submission, values },
      }),
    );
    expect(parsed.html).not.toMatch(/<(img|script)/);
    expect(parsed.html).toContain(
      '&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;&lt;/dd&gt;&lt;script&gt;',
    );
    expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual(
      [...usual, 'reply-to'].toSorted(),
    );
  });

  /** Mails write a domain in ASCII; an ASCII domain keeps the case of its letters. */
  const inMail = (address: string) =>
    address.replace(/[^@]*$/, (domain) =>
      /^[\0-\x7f]*$/.test(domain) ? domain : domainToASCII(domain),
    );

  it('no text becomes a header, a second receiver or a second sender', async () => {
    const piece = fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '\u2028',
      '\0',
      ',',
      ';',
      '<',
      '>',
      '"',
      ':',
      '@',
      ' ',
      'Bcc: eve@evil.example',
      '=?utf-8?Q?=0ABcc:?=',
      'ä',
      '😀',
      'eve@evil.example',
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, title, email) => {
        const form = {
          ...contactForm,
          name,
          fields: contactForm.fields.map((field) => ({ ...field, title })),
        };
        const values = { ...goodValues, 'email-1': email, 'text-1': title };
        const { parsed } = await written(
          submissionMail('owner@studio.example', {
            form,
            submission: { ...submission, values, pageTitle: name },
          }),
        );
        const names = parsed.headers.map(({ key }) => key).filter((key) => key !== 'reply-to');
        expect(names.toSorted()).toEqual(usual.toSorted());
        expect(parsed.to?.map(({ address }) => address)).toEqual(['owner@studio.example']);
        expect(parsed.replyTo?.map(({ address }) => address) ?? []).toEqual(
          isMailAddress(email) ? [inMail(email)] : [],
        );
        expect(parsed.subject).toBe(headerText(`${name || 'Form'}: new message`));
      }),
      { numRuns: 300 },
    );
  });
});

it('one click in a mail program unsubscribes (RFC 8058), where there is something to end', async () => {
  const mail = submissionMail('ada@example.com', { form: contactForm, submission });
  const { parsed } = await written({
    ...mail,
    unsubscribeUrl: 'https://studio.example/api/newsletter/Unsubscribe?token=a.1.2.b-c_d&lang=ar',
  });
  const lists = ({ headers }: typeof parsed) =>
    headers
      .filter(({ key }) => key.startsWith('list-'))
      .map(({ key, value }) => [key, value])
      .toSorted();
  expect(lists(parsed)).toEqual([
    [
      'list-unsubscribe',
      '<https://studio.example/api/newsletter/Unsubscribe?token=a.1.2.b-c_d&lang=ar>',
    ],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ]);
  expect(lists((await written(mail)).parsed)).toEqual([]);
});

describe('addresses', () => {
  it.each(['ada@example.com', 'a.b+c@xn--bcher-kva.example', "o'hara@a.co", 'a@bücher.example'])(
    '%s is one',
    (text) => {
      expect(isMailAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@',
    '@b',
    'a@b@c',
    'a b@c.d',
    'a,b@c.d',
    'a@b.c,e@f.g',
    '<a@b.c>',
    'a@b.c\r\nBcc: x',
    'a@-b.c',
    'a@[1.2.3.4]',
    '"a"@b.c',
    `${'a'.repeat(65)}@b.c`,
  ])('%j is none', (text) => expect(isMailAddress(text)).toBe(false));

  it.each([
    ['forms@studio.example', { name: '', address: 'forms@studio.example' }],
    [' Studio <forms@studio.example> ', { name: 'Studio', address: 'forms@studio.example' }],
    [
      '"Studio, Ltd" <forms@studio.example>',
      { name: 'Studio, Ltd', address: 'forms@studio.example' },
    ],
    ['Studio', undefined],
    ['a@b.c, d@e.f', undefined],
    ['', undefined],
  ])('the sender %j is read', (text, sender) => expect(readMailSender(text)).toEqual(sender));
});
