import { formMessages } from '@frontage/form-runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import { goodValues, ids, publishGerman } from '../../testing/site-fixture';

let test: TestServer;

beforeEach(async () => {
  test = await testServer({ savesPerMinute: 200, trustProxy: true });
});

afterEach(() => test.remove());

describe('submissions', () => {
  it('[7.02] a submission is stored with its page, sanitised, and answered with its id', async () => {
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    test.advance(1_000);
    const { status, json } = await save(submissionKey, {
      ...goodValues,
      'email-1': ' ada@example.com ',
      unknown: 'x',
    });
    expect(status).toBe(200);
    const [stored, ...others] = await test.store.submissions(ids.form);
    expect(others).toEqual([]);
    expect(json).toEqual({ data: { submissionId: stored?.id } });
    expect(stored).toMatchObject({
      values: goodValues,
      pageTitle: 'Contact',
      pagePath: '/contact',
      contentSource: 'c',
      flagged: false,
    });
  });

  it('[8.02] values that are none are refused in the words for wrong fields, and may be mended', async () => {
    const { key, save, call } = await visitor(test.server);
    const submissionKey = await key();
    const { status, json } = await call('/api/form/SaveFormSubmission', {
      key: submissionKey,
      formId: ids.form,
      form: '[]',
      pagePath: '/contact',
    });
    expect([status, json]).toEqual([
      400,
      { error: 'One or more fields is invalid, please check your entries.' },
    ]);
    expect((await save(submissionKey, goodValues)).status).toBe(200);
  });

  it('[7.02] fifty parallel saves with one key store one and get one answer', async () => {
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => save(submissionKey, goodValues)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await test.store.submissions(ids.form)).toHaveLength(1);
  });

  it('[7.02] the same key and values get the first answer even after a day, other values 409', async () => {
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    const first = await save(submissionKey, goodValues);
    test.advance(25 * 60 * 60 * 1000);
    const repeat = await save(submissionKey, goodValues, { pageTitle: 'Contact (2)' });
    expect([repeat.status, repeat.text]).toEqual([first.status, first.text]);
    expect((await save(submissionKey, { ...goodValues, 'text-1': 'Eve' })).status).toBe(409);
    expect(await test.store.submissions(ids.form)).toHaveLength(1);
  });

  it('[7.02] a refusal names each field and does not use the key up', async () => {
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    const { status, json } = await save(submissionKey, { 'text-1': ' ', 'email-1': 'nope' });
    expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([
      400,
      ['text-1', 'email-1'],
    ]);
    expect((await save(submissionKey, goodValues)).status).toBe(200);
  });

  it('a refusal speaks the language of the page, and English where there is no such page', async () => {
    await publishGerman(test.store, 'studio.example');
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    const wordsFrom = async (pagePath: string) =>
      (await save(submissionKey, { ...goodValues, 'text-1': ' ' }, { pagePath })).json;
    expect(await wordsFrom('/kontakt')).toEqual({ errors: { 'text-1': 'Name fehlt.' } });
    for (const path of ['/contact', '/nowhere', '', '%', '//kontakt', '/kontakt\ud800'])
      expect(await wordsFrom(path)).toEqual({ errors: { 'text-1': 'Fill in this field.' } });
  });

  it('[8.03] a missing, foreign or expired key gets 401 and the words of the row', async () => {
    const { key, save } = await visitor(test.server);
    const other = { ...(await test.store.form(ids.site, ids.form)), id: 'e'.repeat(24) };
    await test.store.saveForm(ids.site, other as never);
    const bound = await key({ formId: other.id });
    const late = await key();
    for (const bad of ['', 'x', bound]) {
      const { status, json } = await save(bad, goodValues);
      expect([status, json]).toEqual([401, { error: formMessages[401] }]);
    }
    test.advance(24 * 60 * 60 * 1000 + 1);
    expect((await save(late, goodValues)).status).toBe(401);
    expect(await test.store.submissions(ids.form)).toEqual([]);
  });

  it('[8.03] an unknown form gets 404 and the words of the row', async () => {
    const { key, save } = await visitor(test.server);
    const { status, json } = await save(await key(), goodValues, { formId: 'nope' });
    expect([status, json]).toEqual([404, { error: 'This form has not been configured yet.' }]);
  });

  it('[8.03] too many get 429 with the words of the row and a time to wait, and keep their key', async () => {
    await test.remove();
    test = await testServer({ savesPerMinute: 1 });
    const { key, save } = await visitor(test.server);
    const [firstKey, secondKey] = [await key(), await key()];
    await save(firstKey, goodValues);
    const { status, json, headers } = await save(secondKey, goodValues);
    expect([status, json, headers['retry-after']]).toEqual([
      429,
      { error: formMessages[429] },
      '60',
    ]);
    expect((await save(firstKey, goodValues)).status).toBe(200);
    test.advance(60_000);
    expect((await save(secondKey, goodValues)).status).toBe(200);
  });

  it('[8.03] a failing store gets 500 with the words of the row and no detail', async () => {
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    await test.store.write((db) => db.schema.alterTable('submission').renameTo('lost').execute());
    const { status, json } = await save(submissionKey, goodValues);
    expect([status, json]).toEqual([
      500,
      { error: 'Unable to send form. Please try again later.' },
    ]);
  });

  it('stores what a machine seems to have sent, marked', async () => {
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    test.advance(1_000);
    await save(submissionKey, { ...goodValues, 'frontage-website': 'https://spam.example' });
    test.advance(1);
    await save(await key(), {
      ...goodValues,
      'frontage-website': ' ',
      'textarea-1': 'https://a.example',
    });
    const stored = await test.store.submissions(ids.form);
    expect(stored.map(({ flagged, reasons }) => [flagged, reasons])).toEqual([
      [true, ['honeypot']],
      [true, ['too-fast']],
    ]);
  });

  it('answers what it cannot read with 400, 413 or 415, in the envelope', async () => {
    const { call, crumb, cookie } = await visitor(test.server);
    const save = '/api/form/SaveFormSubmission';
    // It parses, but is too deep to be serialised again.
    const deep = JSON.stringify({
      key: 'k',
      formId: ids.form,
      form: `{"text-1":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    });
    const { PARSE_ERROR, INVALID_FIELDS } = formMessages;
    for (const [error, bodies] of [
      [PARSE_ERROR, ['{', '[]', 'null', '{"form":7}', '{"form":"{"}']],
      [INVALID_FIELDS, ['{"form":"[1]"}', deep]],
    ] as const)
      for (const body of bodies) {
        const { status, json } = await call(save, body);
        expect([body, status, json]).toEqual([body, 400, { error }]);
      }
    expect(await call(save, 'x'.repeat(1024 * 1024 + 1))).toMatchObject({
      status: 413,
      json: { error: 'This is too large. Send a smaller file or a shorter text.' },
    });
    const typed = await ask(test.server, {
      method: 'POST',
      url: `${save}?crumb=${crumb}`,
      body: '<x/>',
      headers: { cookie, 'content-type': 'text/xml' },
    });
    expect(typed).toMatchObject({ status: 415, json: { error: expect.any(String) } });
  });
});

describe('names that no database takes', () => {
  it('are refused before the store is asked', async () => {
    const { call, key } = await visitor(test.server);
    const unreadable = { error: formMessages.PARSE_ERROR };
    const named = await call('/api/form/FormSubmissionKey', { formId: 'a\0b' });
    expect([named.status, named.json]).toEqual([400, unreadable]);
    const form = JSON.stringify(goodValues);
    for (const body of [
      { key: await key(), formId: `${ids.form}\0`, form },
      { key: `${await key()}\0`, formId: ids.form, form },
    ]) {
      const { status, json } = await call('/api/form/SaveFormSubmission', body);
      expect([status, json]).toEqual([400, unreadable]);
    }
  });

  it('in an address lead to the not-found page, in a plain post to the error page', async () => {
    expect((await ask(test.server, { url: '/a%00b' })).status).toBe(404);
    const { status } = await ask(test.server, {
      method: 'POST',
      url: '/contact',
      body: 'frontage-form=a%00b',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    });
    expect(status).toBe(400);
  });
});
