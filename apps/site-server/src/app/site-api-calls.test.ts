import {
  createCheckoutApi,
  createOwnerApi,
  createPlaceApi,
  createRenderWidget,
  createShopApi,
} from '@frontage/site-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actionWorld, type ActionWorld } from '../testing/action-world';
import { goods } from '../testing/shop-fixture';
import { testCollectionId } from '../testing/add-collection-with-item';
import { summaryId } from '../testing/collection-samples';
import { siteBrowser, type SiteBrowser } from '../testing/site-browser';
import { goodValues, ids, settings } from '../testing/site-fixture';

let world: ActionWorld;
let browser: SiteBrowser;

beforeAll(async () => {
  world = await actionWorld();
  browser = siteBrowser(world.shop.server);
  // A checkout belongs to the browser that started it.
  const [name = '', value = ''] = (checkoutSample()?.cookie ?? '').split('=');
  browser.jar.set(name, value);
  const [session = '', token = ''] = (world.signedIn.get('admin') ?? '').split('=');
  browser.jar.set(session, token);
});
afterAll(() => world.shop.remove());

/** Every call of the browser packages, as pages make it. */
const calls: Readonly<Record<string, () => Promise<{ ok: boolean }>>> = {
  requestSubmissionKey: () => browser.api.requestSubmissionKey(ids.form),
  async saveSubmission() {
    const key = await browser.api.requestSubmissionKey(ids.form);
    return browser.api.saveSubmission({
      key: key.ok ? key.data.key : '',
      formId: ids.form,
      form: JSON.stringify(goodValues),
      pageTitle: 'Contact',
      pageId: 'p',
      contentSource: 'c',
      pagePath: '/contact',
      pagePermissionTypeValue: 1,
    });
  },
  search: () => browser.api.search('moon'),
  renderWidget: () =>
    createRenderWidget(browser.api.call)(
      { type: 'summary', id: summaryId, value: '/summary' },
      { collectionId: testCollectionId },
    ),
  cart: () => shop().cart(),
  changeCart: () =>
    shop().changeCart(
      { type: 'add', productId: goods.jar, variantId: 'small', quantity: 1 },
      'a key of its own',
    ),
  findProducts: () => shop().findProducts({ sort: 'cheapest', page: 1 }),
  askRestockNotice: () =>
    shop().askRestockNotice({
      productId: goods.jar,
      variantId: 'large',
      email: 'ada@example.com',
    }),
  loadCheckout: () => checkout().loadCheckout(token()),
  postCheckout: () =>
    checkout().postCheckout(token(), new URLSearchParams({ email: 'ada@example.com' })),
  loadHeaderFooter: () => owner().loadHeaderFooter(),
  saveHeaderFooter: () => owner().saveHeaderFooter(settings.headerFooter),
  loadLanguages: () => owner().loadLanguages(),
  loadLanguageStatus: () => owner().loadLanguageStatus(),
  saveLanguages: () => owner().saveLanguages(['ar']),
  disconnectLanguages: () => owner().disconnectLanguages(),
  completePlace: () => places().completePlace('Kes', {}),
  placeDetails: () => places().placeDetails('city-keswick-united-kingdom'),
};

const shop = () => createShopApi(browser.api.call);
const checkout = () => createCheckoutApi(browser.api.call);
const owner = () => createOwnerApi(browser.api.call);
const places = () => createPlaceApi(browser.api.call, () => undefined);
const checkoutSample = () => world.samples['GET /checkout/:token'];
const token = () => checkoutSample()?.url?.split('/').at(-1) ?? '';

it.each(Object.keys(calls))('%s is understood by its action, and understands it', async (name) => {
  expect(await calls[name]?.()).toMatchObject({ ok: true });
});

it('there is no other', () => {
  const { call: _, ...site } = browser.api;
  const names = [site, shop(), checkout(), owner(), places()].flatMap((api) => Object.keys(api));
  names.push('renderWidget');
  expect(Object.keys(calls).sort()).toEqual(names.sort());
});
