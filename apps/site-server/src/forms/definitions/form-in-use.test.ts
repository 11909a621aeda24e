import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, host, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import { contactForm, goodValues, ids, settings } from '../../testing/site-fixture';

const limit = 20;
const long = 'x'.repeat(limit + 1);

let test: TestServer;

beforeEach(async () => {
  test = await testServer({ renderPage });
  const fields = contactForm.fields.map((field) =>
    field.type === 'textarea' ? { ...field, maxLength: limit } : field,
  );
  await test.store.saveForm(ids.site, { ...contactForm, fields });
});
afterEach(() => test.remove());

describe.each([
  ['as a site has it from the start', {}, true],
  ['on', { vanillaFormHandler: true }, true],
  ['off', { vanillaFormHandler: false }, false],
])('[3.13d] the vanilla form handler %s', (_, flag, counts) => {
  const [area] = contactForm.fields.filter(({ type }) => type === 'textarea');
  const values = { ...goodValues, [area?.id ?? '']: long };

  beforeEach(() => test.store.saveSite({ id: ids.site, host, settings: { ...settings, ...flag } }));

  it('decides whether the page tells of the maximum length of a text area', async () => {
    const { text } = await ask(test.server, { url: '/contact' });
    expect(text.includes(`data-max-length="${limit}"`)).toBe(counts);
  });

  it('and whether a longer text is refused, by a script and without one', async () => {
    const { key, save } = await visitor(test.server);
    expect((await save(await key(), values)).status).toBe(counts ? 400 : 200);
    const plain = await ask(test.server, {
      method: 'POST',
      url: '/contact',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams([
        ['frontage-form', ids.form],
        ...Object.entries(values),
      ]).toString(),
    });
    expect(plain.status).toBe(counts ? 400 : 303);
  });
});
