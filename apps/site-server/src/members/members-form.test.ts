import { renderPage } from '@frontage/react-blocks/server';
import { pageTypes } from '@frontage/site-model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addMember } from '../testing/add-member';
import { testServer, type TestServer } from '../testing/server-fixture';
import { shopper, type Shopper } from '../testing/shopper';
import { goodPassword } from '../testing/sign-in-as';
import { goodValues, ids, pageDocument, publishNew } from '../testing/site-fixture';

let test: TestServer;
let browser: Shopper;

beforeEach(async () => {
  test = await testServer({ renderPage });
  await publishNew(test.store, {
    slug: 'firing',
    title: 'Book the kiln',
    pageType: pageTypes.codes.protectedContent,
    document: pageDocument({ type: 'form', data: { formId: ids.form } }),
  });
  await addMember(test.store);
  browser = shopper(test.server);
  await browser.post('/account/session', { email: 'ada@example.com', password: goodPassword });
});
afterEach(() => test.remove());

const send = (who: Shopper, values: Partial<typeof goodValues> = {}) =>
  who.post('/firing', { 'frontage-form': ids.form, ...goodValues, ...values });

const stored = async () => (await test.store.submissions(ids.form)).map(({ values }) => values);

it('is sent from a page for members without scripts, and thanks there', async () => {
  const { status, headers } = await send(browser);
  const thanks = `/firing?submitted=${ids.form}`;
  expect([status, headers.location]).toEqual([303, `${thanks}#form-${ids.form}`]);
  expect(await stored()).toMatchObject([goodValues]);
  const { text, headers: shown } = await browser.get(thanks);
  expect(text).toContain('Book the kiln');
  expect(text).toMatch(/data-form-success=""(?![^>]* hidden)/);
  expect(shown['cache-control']).toContain('no-store');
});

it('says on the page for members what is wrong, and keeps what was entered', async () => {
  const { status, text, headers } = await send(browser, { 'email-1': 'ada' });
  expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
  expect(text).toContain('Book the kiln');
  expect(text).toContain('value="ada"');
});

it('shows what was entered to who has been signed out, and stores nothing', async () => {
  const { status, text } = await send(shopper(test.server), { 'textarea-1': 'On Friday' });
  expect(status).toBe(401);
  expect(text).toContain('On Friday');
  expect(text).toContain('href="/firing"');
  expect(text).not.toContain('Book the kiln');
  expect(await stored()).toEqual([]);
});

it('is no way for others to see the page, nor to keep it', async () => {
  const stranger = shopper(test.server);
  for (const address of [`/firing?submitted=${ids.form}`, '/firing', '/firing?itemId=x'])
    expect((await stranger.get(address)).status).toBe(303);
  await browser.get('/firing');
  expect((await stranger.get('/firing')).text).not.toContain('Book the kiln');
});
