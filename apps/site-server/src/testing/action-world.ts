import { contributorRole, type ContributorRole } from '@frontage/site-model/enums';
import {
  accountLinkPath,
  accountAddressLinkPath,
  makeAccountLink,
} from '../accounts/account-links';
import { invitationPath, saveInvitation } from '../accounts/invitations';
import type { OrderView } from '@frontage/react-blocks/server';
import type { FormDefinition } from '@frontage/form-runtime';
import type { SiteServerOptions } from '../app/site-server-options';
import type { SiteStore } from '../app/site-store';
import { accountSamples, type AccountSampleFacts } from './account-samples';
import type { ActionSamples } from './action-sample';
import { collectionSamples } from './collection-samples';
import { addCode } from './add-code';
import { addCollectionWithItem } from './add-collection-with-item';
import { checkoutVisitor } from './checkout-visitor';
import { formSamples } from './form-samples';
import { visitor } from './server-fixture';
import { goods } from './shop-fixture';
import { roomSamples } from './room-samples';
import { shopSamples, type ShopSampleFacts } from './shop-samples';
import { shopServer, type ShopServer } from './shop-server';
import { addMessage, addMessageFile } from './add-message';
import { addMember, signMemberIn } from './add-member';
import { memberSamples } from './member-samples';
import { subscriberListPath } from '../area/subscribers/subscribers-path';
import { addSubscriber } from '../newsletter/add-subscriber';
import { addAccount, signIn } from './sign-in-as';
import { contactForm, ids, pageDocument, publishNew } from './site-fixture';
import { easyCaptcha } from './solve-captcha';
import { assetsPath } from '../area/assets/asset-query';
import { createPagePreviews } from '../area/pages/create-page-previews';
import { emptyPageTranslation } from '../pages/translations/page-translation';
import { saveTranslation } from '../pages/translations/translations';
import { pagesPath, previewPath } from '../area/pages/page-query';
import { createShopLinks } from '../shop/pages/create-shop-links';
import { testKeys } from './test-keys';
import { translationSamples } from './translation-samples';

/** A server on which every action has something to do, and a sample of a request for each. */
export interface ActionWorld {
  readonly shop: ShopServer;
  /** A crumb that the server made. */
  readonly crumb: string;
  /** The header with it and what it belongs to. */
  readonly cookie: string;
  readonly samples: ActionSamples;
  /** The ids of a page that samples are about, and of one at the address of a product. */
  readonly pages: { readonly plain: string; readonly ofProduct: string };
  /** The cookie of a browser in which a role, or a member of the site, is signed in. */
  readonly signedIn: ReadonlyMap<ContributorRole | 'member', string>;
}

/** Of every limit: so many requests a minute are let through. */
export const worldLimit = 12;

/** Every limit of the server: one that is missing here does not compile. */
type Limits = {
  [Name in keyof SiteServerOptions as Name extends `${string}PerMinute` ? Name : never]-?: number;
};

const options: Partial<SiteServerOptions> & Limits = {
  keysPerMinute: worldLimit,
  uploadsPerMinute: worldLimit,
  savesPerMinute: worldLimit,
  searchesPerMinute: worldLimit,
  beaconsPerMinute: worldLimit,
  consentsPerMinute: worldLimit,
  reportsPerMinute: worldLimit,
  challengesPerMinute: worldLimit,
  cartChangesPerMinute: worldLimit,
  codesPerMinute: worldLimit,
  viewsPerMinute: worldLimit,
  placesPerMinute: worldLimit,
  videosPerMinute: worldLimit,
  signInsPerMinute: worldLimit,
  memberSignInsPerMinute: worldLimit,
  memberGuessesPerMinute: 10_000,
  // Of one account, which all requests name.
  guessesPerMinute: 10_000,
  captchaCost: easyCaptcha,
  trustProxy: true,
};

const altchaForm: FormDefinition = {
  ...contactForm,
  id: '0'.repeat(23) + '8',
  captcha: 'altcha',
};
const fileForm: FormDefinition = {
  ...contactForm,
  id: '0'.repeat(23) + '9',
  fields: [{ id: 'file-1', type: 'file', title: 'File', required: false }],
  postSubmitHtml: '<p>Thanks</p>',
};

const letterForm: FormDefinition = {
  id: '0'.repeat(22) + '10',
  kind: 'newsletter',
  name: 'Letter',
  submitText: 'Subscribe',
  successText: 'Thank you.',
  fields: [{ id: 'email-1', type: 'email', title: 'Email', required: true }],
};

/** Makes the world. */
export async function actionWorld(): Promise<ActionWorld> {
  const shop = await shopServer(options);
  const { store } = shop;
  for (const form of [altchaForm, fileForm, letterForm]) await store.saveForm(ids.site, form);
  await store.setStock(ids.site, { productId: goods.jar, variantId: 'large', quantity: 0 });
  const ofProduct = await publishNew(store, {
    slug: 'shop/moon-jar',
    title: 'Moon jar',
    document: pageDocument({ type: 'product', data: { productId: goods.jar } }),
  });
  const { crumb, cookie, key } = await visitor(shop.server);
  const keys = {
    bound: await key({ formId: ids.form }),
    free: await key(),
    file: await key({ formId: fileForm.id }),
  };
  const forms = { altcha: altchaForm.id, file: fileForm.id };
  const signedIn = new Map<ContributorRole | 'member', string>();
  for (const role of contributorRole.names)
    signedIn.set(role, await signIn(store, await addAccount(store, [role])));
  const member = await addMember(store, 'mia@example.com');
  signedIn.set('member', await signMemberIn(store, member));
  const code = await addCode(store, { title: 'Tides', code: '<p>High</p>' });
  const samples = {
    ...roomSamples,
    ...memberSamples(member.email),
    ...formSamples({ keys, forms }),
    ...shopSamples(await buy(shop)),
    ...accountSamples(await lookAfter(store)),
    ...collectionSamples(await addCollection(store)),
    ...translationSamples(await addTranslated(store)),
    'GET /_code/:page/:block/:hash': { url: code.address, status: 200 },
  };
  const health = { 'GET /health': { status: 200 }, 'GET /ready': { status: 200 } };
  const plain = (await store.publishedPage(ids.site, 'contact'))?.id ?? '';
  const pages = { plain, ofProduct };
  return { shop, crumb, cookie, samples: { ...samples, ...health }, pages, signedIn };
}

/** A page, and another one that is its translation; gives the id of that. */
async function addTranslated(store: SiteStore): Promise<string> {
  await publishNew(store, { slug: 'hours', title: 'Kiln calendar' });
  await publishNew(store, { slug: 'de/hours', title: 'Ofenkalender' });
  const [original, page] = await Promise.all(
    ['hours', 'de/hours'].map((slug) => store.publishedPage(ids.site, slug)),
  );
  const id = page?.id ?? '';
  const facts = { id, originalId: original?.id ?? '', language: 'de' };
  await store.write((db) =>
    saveTranslation(db, ids.site, { ...facts, memory: emptyPageTranslation }, store.now()),
  );
  return id;
}

/** An account with a link to set its password, and a message. */
async function lookAfter(store: SiteStore): Promise<AccountSampleFacts> {
  const { id: accountId, siteId, email } = await addAccount(store, ['admin'], 'ada@studio.example');
  const times = { now: store.now(), expiresAt: store.now() + 60 * 60 * 1000 };
  const token = await store.write((db) =>
    makeAccountLink(db, { siteId, kind: 'reset', accountId }, times),
  );
  const message = await addMessage(store);
  const file = await addMessageFile(store, message, 'Wants.pdf');
  const invited = { id: store.createId(), email: 'eve@studio.example', roles: ['editor'] } as const;
  const mailed = { siteId, invitedBy: accountId, mailId: 'm', sentAt: times.now, ...times };
  const invitation = invitationPath(
    await store.write((db) => saveInvitation(db, { ...invited, ...mailed })),
  );
  const { id: person } = await addAccount(store, ['editor'], 'bea@studio.example');
  // Somebody else has it meanwhile, so the link is there for several requests.
  const renamed = { siteId, kind: 'address', accountId, email: 'editor@studio.example' } as const;
  const address = accountAddressLinkPath(
    await store.write((db) => makeAccountLink(db, renamed, times)),
  );
  const contact = await store.publishedPage(siteId, 'contact');
  const pageId = contact?.id ?? '';
  const previews = createPagePreviews(testKeys.signer('page preview'));
  const until = times.now + 24 * 60 * 60 * 1000;
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="4" height="4"><path d="M0 0h4v4"/></svg>',
  );
  const { id: assetId } = await store.saveAsset(drawing, { siteId, name: 'a.svg', alt: '' });
  const pages = {
    asset: `${assetsPath}/${assetId}`,
    page: `${pagesPath}/${pageId}`,
    preview: `${previewPath}/${previews.sign({ siteId, pageId }, until)}`,
  };
  const reader = { id: 'reader', siteId, formId: letterForm.id, email: 'r@example.com', name: '' };
  await store.write((db) => addSubscriber(db, { ...reader, source: 'By hand' }, times.now));
  const newsletter = subscriberListPath(letterForm.id);
  const facts = {
    ...pages,
    address,
    message,
    form: ids.form,
    file,
    invitation,
    person,
    newsletter,
  };
  return { email, link: accountLinkPath(token), ...facts };
}

/** Buys one jar, and begins to buy another. */
async function buy({ server }: ShopServer): Promise<ShopSampleFacts> {
  const buyer = checkoutVisitor(server);
  await buyer.add(goods.jar, 'small');
  const order = String((await buyer.pay(await buyer.checkout())).headers.location);
  const [, shown = '{}'] = /<p>(.*)<\/p>/.exec((await buyer.get(order)).text) ?? [];
  // the test's renderer writes it
  const { view } = (JSON.parse(shown) as { shop: { view: OrderView } }).shop;
  await buyer.add(goods.jar, 'small');
  const begun = await buyer.get('/commerce/goto-checkout');
  const checkout = String(begun.headers.location);
  const [line = ''] = [begun.headers['set-cookie'] ?? []].flat();
  const [cookie = ''] = line.split(';');
  await buyer.get(checkout);
  const links = createShopLinks(testKeys);
  const id = links.readToken('order', order.split('/').at(-1) ?? '') ?? '';
  return { order, key: links.token('confirm', id), checkout, cookie, review: view.reviewHref };
}

/** A collection with an item, and a page with a summary of it. */
async function addCollection(store: SiteStore) {
  const added = await addCollectionWithItem(store);
  const document = pageDocument({ type: 'summary', data: { collection: added.collection } });
  await publishNew(store, { slug: 'summary', title: 'Journal at a glance', document });
  return added;
}
