import type { FormDefinition } from '@frontage/form-runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, host, testServer, visitor, type TestServer } from '../testing/server-fixture';
import {
  contactForm,
  goodValues,
  ids,
  pageDocument,
  publishNew,
  settings,
} from '../testing/site-fixture';

const newsletter: FormDefinition = {
  id: ids.form,
  kind: 'newsletter',
  name: 'Glaze letter',
  submitText: 'Subscribe',
  successText: 'Look into your mail.',
  notify: 'owner@studio.example',
  fields: [{ id: 'email-1', type: 'email', title: 'Email', required: true }],
};
const german = {
  submissionSubject: '{form}: neue Nachricht',
  sentFrom: 'Von der Seite {page} ({path}).',
  noAnswer: 'Keine Antwort',
  suspectsSubject: '{form}: vermutlich Werbung',
  honeypot: 'Ein verstecktes Feld war ausgefüllt.',
  subscriber: '{who} bezieht nun {form}.',
};
const arabic = {
  confirmSubject: 'تأكيد الاشتراك: {what}',
  confirmAsk: 'أتريد هذه النشرة؟',
  confirmButton: 'أكّد <b>',
  confirmDone: 'تمّ الاشتراك.',
  deadLinkTitle: 'انتهت صلاحية الرابط <b>',
  formGone: 'لم يُرسل:',
  tooLarge: 'كبير جدًا.',
};

let test: TestServer;

beforeEach(async () => {
  test = await testServer();
  const likert = { stronglyAgree: 'Stimme sehr zu' };
  const languages = {
    de: { texts: { server: german, 'form-fields': likert } },
    ar: { texts: { server: arabic, form: { 404: 'لا نموذج.' } } },
  };
  await test.store.saveSite({
    id: ids.site,
    host,
    settings: { ...settings, locale: 'de', languages },
  });
  await publishNew(test.store, {
    slug: 'ar',
    title: 'ar',
    document: { ...pageDocument(), language: 'ar-EG' },
  });
});
afterEach(() => test.remove());

const mails = () =>
  test.store.read.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute();

async function send(form: FormDefinition, values: Record<string, unknown>, pagePath = '/contact') {
  await test.store.saveForm(ids.site, form);
  const { key, save } = await visitor(test.server);
  const submissionKey = await key();
  test.advance(2_000);
  await save(submissionKey, values, { pagePath });
}

const post = (url: string, body: string) =>
  ask(test.server, {
    method: 'POST',
    url,
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` },
  });

describe('the owner is told in the language of the site', () => {
  it('of a submission', async () => {
    const likert = {
      id: 'likert-1',
      type: 'likert',
      title: 'Quiet',
      required: false,
      options: ['It was quiet.'],
    } as const;
    const form = {
      ...contactForm,
      notify: 'owner@studio.example',
      fields: [...contactForm.fields, likert],
    };
    await send(
      form,
      { ...goodValues, 'textarea-1': '', 'likert-1': { 'It was quiet.': '2' } },
      '/ar',
    );
    const [mail] = await mails();
    expect(mail?.subject).toBe('Contact: neue Nachricht');
    expect(mail?.text_body).toContain('Message\n  Keine Antwort');
    expect(mail?.text_body).toContain('Stimme sehr zu');
    expect(mail?.text_body).toContain('Von der Seite Contact (/ar).');
    expect(mail?.html_body).toContain('<html lang="de" dir="ltr">');
  });

  it('of suspected spam, also where it was entered into a newsletter', async () => {
    await send(newsletter, { 'email-1': 'ada@example.com', 'frontage-website': 'x' });
    const found = await mails();
    expect(found.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['suspects', 'Glaze letter: vermutlich Werbung'],
    ]);
    expect(found[0]?.text_body).toContain('Ein verstecktes Feld war ausgefüllt.');
  });
});

describe('a visitor is answered in the language of the page', () => {
  it('with mails and pages of a newsletter, and what is missing in English', async () => {
    await send(newsletter, { 'email-1': 'ada@example.com' }, '/ar');
    const [mail] = await mails();
    expect([mail?.subject, mail?.html_body.includes('<html lang="ar-EG" dir="rtl">')]).toEqual([
      'تأكيد الاشتراك: Glaze letter, Studio',
      true,
    ]);
    expect(mail?.text_body).toContain('If you did not sign up');
    const url = /(?<=studio\.example)\S+Confirm\S+/.exec(mail?.text_body ?? '')?.[0] ?? '';
    const asking = await ask(test.server, { url });
    expect(asking.text).toContain('<html lang="ar-EG" dir="rtl">');
    expect(asking.text).toMatch(/<button[^>]*>أكّد &lt;b&gt;<\/button>/);
    const action = (/action="([^"]*)"/.exec(asking.text)?.[1] ?? '').replaceAll('&amp;', '&');
    expect((await post(`/api/newsletter/Confirm${action}`, '')).text).toContain('تمّ الاشتراك.');
    expect((await mails()).find(({ kind }) => kind === 'submission')?.text_body).toBe(
      'ada@example.com bezieht nun Glaze letter.',
    );
  });

  it('when a link is dead, with words that are no HTML; a language that nobody has is English', async () => {
    const dead = await ask(test.server, { url: '/api/newsletter/Confirm?token=x&lang=ar' });
    expect([
      dead.status,
      dead.text.includes('<title>انتهت صلاحية الرابط &lt;b&gt;</title>'),
    ]).toEqual([410, true]);
    expect(dead.text).not.toContain('<b>');
    const strange = await ask(test.server, {
      url: `/api/newsletter/Confirm?token=x&lang=${encodeURIComponent('"><b>')}`,
    });
    expect([strange.status, strange.text.includes('"><b>')]).toEqual([410, false]);
    expect(
      (await ask(test.server, { url: '/api/newsletter/Confirm?token=x&lang=tlh' })).text,
    ).toContain('<html lang="en" dir="ltr">');
  });

  it('when the form is gone, and when it is too large', async () => {
    await test.store.saveForm(ids.site, contactForm);
    await test.store.deleteForm(ids.site, ids.form);
    const gone = await post(
      '/ar',
      new URLSearchParams({ 'frontage-form': ids.form, ...goodValues }).toString(),
    );
    expect([gone.status, gone.text.includes('لا نموذج.'), gone.text.includes('لم يُرسل:')]).toEqual([
      404,
      true,
      true,
    ]);
    const many = await post('/ar', 'a=1&'.repeat(10_001));
    expect([many.status, many.text.includes('كبير جدًا.'), many.text.includes('dir="rtl"')]).toEqual(
      [413, true, true],
    );
    const { crumb, cookie } = await visitor(test.server);
    const headers = {
      cookie,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      referer: `http://${host}/ar`,
    };
    const call = await ask(test.server, {
      method: 'POST',
      url: `/api/form/SaveFormSubmission?crumb=${crumb}`,
      headers,
      body: 'x'.repeat(1024 * 1024 + 1),
    });
    expect([call.status, call.json]).toEqual([413, { error: 'كبير جدًا.' }]);
  });
});
