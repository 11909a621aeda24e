import type { FormDefinition } from '@frontage/form-runtime';
import { renderPage } from '@frontage/react-blocks/server';
import { pageTypes } from '@frontage/site-model';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addMember, signMemberIn } from '../testing/add-member';
import { ask, host, testServer, visitor, type TestServer } from '../testing/server-fixture';
import {
  contactForm,
  goodValues,
  ids,
  pageDocument,
  publishNew,
  settings,
} from '../testing/site-fixture';
import { easyCaptcha } from '../testing/solve-captcha';

const form: FormDefinition = {
  ...contactForm,
  id: '5f2b1c9d8e7a6b5c4d3e2fa1',
  postSubmitHtml: '<p>The door code is 4711.</p>',
  fields: [
    ...contactForm.fields,
    { id: 'file-1', type: 'file', title: 'Sketch', required: false, accept: ['text/plain'] },
  ],
};
const document = pageDocument({ type: 'form', data: { formId: form.id } });
const { protectedContent } = pageTypes.codes;

let test: TestServer;
let member: string;

beforeEach(async () => {
  test = await testServer({ renderPage, captchaCost: easyCaptcha });
  await test.store.saveForm(ids.site, form);
  const kiln = { title: 'Book the kiln', pageType: protectedContent };
  await publishNew(test.store, { ...kiln, slug: 'firing', document });
  await publishNew(test.store, {
    ...kiln,
    slug: 'brennen',
    document: { ...document, language: 'de' },
  });
  member = await signMemberIn(test.store, await addMember(test.store));
});
afterEach(() => test.remove());

/** Everything that is asked for a form by its id, in the order of a page. */
async function sendAll(signedIn = '') {
  const { server } = test;
  const own = await visitor(server);
  const cookie = [own.cookie, signedIn].filter((part) => part !== '').join('; ');
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const post = (path: string, body: string, type = 'application/json') =>
    ask(server, {
      method: 'POST',
      url: `${path}${path.includes('?') ? '&' : '?'}crumb=${own.crumb}`,
      headers: { ...headers, 'content-type': type },
      body,
    });
  const plain = (path: string) => {
    const fields = new URLSearchParams({ 'frontage-form': form.id, ...goodValues, 'text-1': path });
    return post(path, fields.toString(), 'application/x-www-form-urlencoded');
  };
  // A key of any form: of this one there is none for others.
  const key = await own.key();
  const file = `/api/form/UploadFile?key=${key}&formId=${form.id}&fieldId=file-1&name=a.txt`;
  const save = { key, formId: form.id, form: JSON.stringify(goodValues), pagePath: '/contact' };
  const facts = { pageTitle: 'Contact', pageId: 'p', contentSource: 'c' };
  const answers = {
    key: await post('/api/form/FormSubmissionKey', JSON.stringify({ formId: form.id })),
    file: await post(file, 'A sketch.', 'application/octet-stream'),
    save: await post('/api/form/SaveFormSubmission', JSON.stringify({ ...save, ...facts })),
    own: await plain('/firing'),
    german: await plain('/brennen'),
    elsewhere: await plain('/contact'),
    after: await ask(server, { url: `/_form/${form.id}/after`, headers }),
    challenge: await ask(server, {
      url: `/api/form/CaptchaChallenge?formId=${form.id}`,
      headers,
    }),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, { status }]) => [name, status] as const),
  );
}

const stored = async () => (await test.store.submissions(form.id)).length;
const files = () => readdir(join(test.dataDir, 'uploads')).catch(() => []);

it('is taken from members alone while it stands on their pages alone, in every language', async () => {
  const closed = { key: 401, file: 401, save: 401, after: 404, challenge: 404 };
  expect(await sendAll()).toEqual({ ...closed, own: 401, german: 401, elsewhere: 404 });
  expect([await stored(), await files()]).toEqual([0, []]);
  const open = { key: 200, file: 200, save: 200, after: 200, challenge: 404 };
  expect(await sendAll(member)).toEqual({ ...open, own: 303, german: 303, elsewhere: 303 });
  expect([await stored(), (await files()).length]).toEqual([4, 1]);
});

it('gives its challenges to members alone', async () => {
  await test.store.saveForm(ids.site, { ...form, captcha: 'altcha' });
  const challenge = async (cookie: string) =>
    (
      await ask(test.server, {
        url: `/api/form/CaptchaChallenge?formId=${form.id}`,
        headers: { cookie },
      })
    ).status;
  expect([await challenge(''), await challenge(member)]).toEqual([404, 200]);
});

it('is open again once it stands where everybody sees it, but not hidden there', async () => {
  const page = { slug: 'open', title: 'Open' };
  const [section] = document.sections;
  const blocks = section?.blocks.map((block) => ({ ...block, hidden: true as const })) ?? [];
  const hidden = { ...document, sections: section ? [{ ...section, blocks }] : [] };
  await publishNew(test.store, { ...page, slug: 'hidden', document: hidden });
  expect((await sendAll()).save).toBe(401);
  await publishNew(test.store, { ...page, document });
  expect((await sendAll()).save).toBe(200);
});

it('is open while the pop-up of the site has it', async () => {
  const popup = { isShown: true, title: 'News', formId: form.id };
  await test.store.saveSite({ id: ids.site, host, settings: { ...settings, popup } });
  expect((await sendAll()).save).toBe(200);
});
