import type { FormDefinition } from '@frontage/form-runtime';
import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleUploads } from '../../testing/sample-uploads';
import { ask, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import { contactForm, goodValues, ids, settings } from '../../testing/site-fixture';

const form: FormDefinition = {
  ...contactForm,
  notify: 'owner@studio.example',
  fields: [
    ...contactForm.fields,
    {
      id: 'file-1',
      type: 'file',
      title: 'Picture',
      required: false,
      accept: ['image/png'],
      maxBytes: 5_000_000,
    },
  ],
};

let test: TestServer;
beforeEach(async () => {
  test = await testServer({ renderPage, savesPerMinute: 200 });
  await test.store.saveForm(ids.site, form);
});
afterEach(() => test.remove());

it('[9.09b] the page of a form tells how large a file may be, in steps of 1024', async () => {
  const { text } = await ask(test.server, { url: '/contact' });
  expect(text).toContain('Up to 4.8\u00a0MB each');
});

it('[9.09b] the size that a file may have is written as in the language of the page, by the server too', async () => {
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, locale: 'de-DE' },
  });
  const { text } = await ask(test.server, { url: '/contact' });
  expect(text).toContain('Up to 4,8\u00a0MB each');
  const body = new FormData();
  body.append('frontage-form', ids.form);
  body.append('file-1', new File([Buffer.alloc(5_000_001, 1)], 'jar.png', { type: 'image/png' }));
  const posted = new Response(body);
  const refused = await ask(test.server, {
    method: 'POST',
    url: '/contact',
    body: Buffer.from(await posted.arrayBuffer()),
    headers: {
      'content-type': posted.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
    },
  });
  expect(refused.text).toContain('at most 4,8\u00a0MB');
});

it('[9.09b] the mail of a submission tells the sizes of its files, in steps of 1024', async () => {
  const png = sampleUploads['image/png'] ?? Buffer.alloc(0);
  const { crumb, cookie, key, save } = await visitor(test.server);
  const submissionKey = await key({ formId: ids.form });
  const query = new URLSearchParams({
    crumb,
    key: submissionKey,
    formId: ids.form,
    fieldId: 'file-1',
    name: 'glaze.png',
  });
  const { json } = await ask(test.server, {
    method: 'POST',
    url: `/api/form/UploadFile?${query.toString()}`,
    body: Buffer.concat([png, Buffer.alloc(1536 - png.length)]),
    headers: {
      'content-type': 'application/octet-stream',
      cookie,
      'sec-fetch-site': 'same-origin',
    },
  });
  const { uploadId } = (json as { data: { uploadId: string } }).data; // as the call documents it
  test.advance(2000);
  expect((await save(submissionKey, { ...goodValues, 'file-1': [uploadId] })).status).toBe(200);
  const mails = await test.store.read.selectFrom('outbox').selectAll().execute();
  expect(mails.map(({ text_body: text }) => text)).toEqual([
    expect.stringContaining('glaze.png (1.5\u00a0KB)'),
  ]);
});
