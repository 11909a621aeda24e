import { formMessages } from '@frontage/form-runtime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, host, testServer, visitor, type TestServer } from '../testing/server-fixture';
import { goodValues, ids, pageDocument, publishNew, settings } from '../testing/site-fixture';

let test: TestServer;

beforeEach(async () => {
  test = await testServer();
  const form = {
    SUBMIT_ERROR: 'Bitte neu laden.',
    PARSE_ERROR: 'Nicht lesbar.',
    401: 'Schlüssel unbekannt.',
    404: 'Kein Formular.',
  };
  await test.store.saveSite({
    id: ids.site,
    host,
    settings: { ...settings, languages: { de: { texts: { form } } } },
  });
  await publishNew(test.store, {
    slug: 'kontakt',
    title: 'Kontakt',
    document: { ...pageDocument(), language: 'de' },
  });
});
afterEach(() => test.remove());

it('a refusal is in the words of the page that the call names', async () => {
  const { key, save } = await visitor(test.server);
  const used = await key();
  await save(used, goodValues);
  const pagePath = '/kontakt';
  const other = { ...goodValues, 'text-1': 'Other' };
  expect((await save(used, other, { pagePath })).json).toEqual({ error: 'Bitte neu laden.' });
  expect((await save('unknown', other, { pagePath })).json).toEqual({
    error: 'Schlüssel unbekannt.',
  });
  expect((await save('unknown', other, { pagePath, formId: 'none' })).json).toEqual({
    error: 'Kein Formular.',
  });
  expect((await save(used, other, { pagePath: '/nowhere' })).json).toEqual({
    error: formMessages.SUBMIT_ERROR,
  });
});

it('a call that names none is answered in the words of the page that it comes from', async () => {
  const { crumb, cookie } = await visitor(test.server);
  const headers = {
    cookie,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    referer: `http://${host}/kontakt?a=1`,
  };
  const calls = [
    ['SaveFormSubmission', '{', 'Nicht lesbar.'],
    ['FormSubmissionKey', '{', 'Nicht lesbar.'],
    ['FormSubmissionKey', '{"formId":"none"}', 'Kein Formular.'],
  ] as const;
  for (const [name, body, error] of calls) {
    const url = `/api/form/${name}?crumb=${encodeURIComponent(crumb)}`;
    expect((await ask(test.server, { method: 'POST', url, headers, body })).json).toEqual({
      error,
    });
  }
  const { json } = await ask(test.server, {
    url: '/api/form/CaptchaChallenge?formId=none',
    headers,
  });
  expect(json).toEqual({ error: 'Kein Formular.' });
});
