import { productTypes } from '@frontage/commerce-model';
import { isId } from '@frontage/site-model';
import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import type { FileStore } from '../../files/file-store';
import { actionsFor } from '../../http/action/actions-for';
import { formBody, multipartBody } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import { isIdTaken } from '../../shop/catalogue/is-id-taken';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { productsPath } from '../products/product-query';
import { copyProduct } from './copy-product';
import { deleteProductPage } from './delete-product-page';
import { findEditorOf } from './find-editor-of';
import { isFlag } from './is-flag';
import { listProductLinks } from './list-product-links';
import { loadProduct, type LoadedProduct } from './load-product';
import { newProductPage } from './new-product-page';
import { isStepped, readEntered } from '../entries/read-entered';
import { maySeeWith } from './may-see-with';
import { picturesPage } from './pictures-page';
import { isProductVisible } from './is-product-visible';
import { productPage, publishButton } from './product-page';
import { newProductPath, productPath } from './product-path';
import { productPickActions } from './product-pick-actions';
import { receivePictures } from './receive-pictures';
import { removeProduct, type ProductRemovalServices } from './remove-product';
import { saveEnteredProduct } from './save-entered-product';
import { shownForm, shownProduct } from './shown-product';

/** The services of a product's page. */
export interface ProductPageServices extends ProductRemovalServices {
  store: Pick<Store, 'read' | 'change' | 'write' | 'now' | 'createId'>;
  /** The files of the site. */
  files: FileStore;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction, refuse } = actionsFor<ProductPageServices, Site, AccountRefusal>(
  accountManner,
);

const gone = () => refuse({ status: 404, code: 'gone' });

const kindQuery = z.object({ kind: z.enum(productTypes).optional().catch(undefined) });

type Named = Pick<Call<Site, { readonly id: string }>, 'request' | 'site' | 'params'>;

interface FoundProduct {
  readonly contributor: Contributor;
  readonly loaded: LoadedProduct;
}

/** Finds the product that an address names, and who asks; a kind begins a new one. */
async function findNamed(
  call: Named & { readonly query?: z.infer<typeof kindQuery> | undefined },
  services: ProductPageServices,
): Promise<FoundProduct | Refused<AccountRefusal>> {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { id } = call.params;
  const { read } = services.store;
  if (!isStorable(id) || id.length > 100) return gone();
  const mayBegin = contributor.permissions.includes('commerce.products') && isId(id);
  const loaded = await loadProduct(read, call.site, id, mayBegin ? call.query?.kind : undefined);
  // Another site's product, or one that was deleted.
  if (!loaded || (loaded.isNew && (await isIdTaken(read, id)))) return gone();
  return { contributor, loaded };
}

/** What was entered, to be saved and shown to visitors. */
const publishing = (sent: Readonly<Record<string, string>>) => ({
  ...sent,
  state: 'published',
  do: 'save',
});

/** One product of a shop, for those who look after it. */
export const productPageActions = [
  defineAction({
    method: 'GET',
    url: newProductPath,
    about: 'asks what kind of product is begun',
    who: 'permission:commerce.products',
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: (_, { store }) => store.createId(),
    json: false,
    page: (id, { site, found }) => newProductPage(site, found, id),
  }),
  defineAction({
    method: 'GET',
    url: '/config/product/:id',
    parameters: '?kind=physical|service|digital|giftCard',
    about: 'one product: its words, pictures, variants, prices, and when visitors see it',
    who: 'permission:commerce.describeProducts',
    guard: { none: 'changes nothing' },
    query: kindQuery.extend({
      done: z.enum(['saved', 'merged', 'copied']).optional().catch(undefined),
    }),
    find: findNamed,
    run: ({ found: { loaded } }) => loaded,
    json: false,
    async page(loaded, { site, query: { done }, found: { contributor } }, { store }) {
      const isVisible = isProductVisible(loaded.stored, store.now());
      const said = done === 'saved' && !isVisible ? 'savedHidden' : done;
      return productPage(site, contributor, {
        ...shownProduct(loaded, contributor),
        said,
        isVisible,
        editor: await findEditorOf(store.read, loaded.stored, contributor),
      });
    },
  }),
  defineAction({
    method: 'POST',
    url: '/config/product/:id',
    parameters: '?kind=physical|service|digital|giftCard',
    about:
      'saves a product, and shows it to visitors with `do=publish`; 303 to it, 400 with what is ' +
      'wrong, 409 with what somebody else changed meanwhile; any other button than these and ' +
      '`do=save` saves nothing and gives the form back changed',
    who: 'permission:commerce.describeProducts',
    guard: 'origin',
    query: kindQuery,
    body: formBody(z.record(z.string().max(300), z.string().max(100_000).refine(isStorable))),
    find: findNamed,
    async run({ request, site, params: { id }, query: { kind }, body: sent, found }, { store }) {
      const { contributor, loaded } = found;
      const body = sent['do'] === publishButton ? publishing(sent) : sent;
      const entry = readEntered(body, {
        isFlag,
        maySee: maySeeWith(contributor.permissions),
      });
      if (isStepped(body)) return { end: 'stepped', loaded, ...entry } as const;
      const by = { by: contributor.account, request };
      const saved = await saveEnteredProduct(store, { site, id, kind, ...entry, by });
      return saved.end === 'gone' ? gone() : saved;
    },
    json: false,
    page(result, { site, params: { id }, body, found: { contributor } }, { store }) {
      if (result.end === 'saved')
        return seeOther(`${productPath(id)}?done=${result.isMerged ? 'merged' : 'saved'}`);
      const form = shownForm(result, { contributor, button: body['do'], createId: store.createId });
      const shown = { ...shownProduct(result.loaded, contributor), form };
      const outcomes = {
        stepped: { status: 200, said: 'unsaved' },
        wrong: { status: 400, said: 'notSaved' },
        conflict: { status: 409, said: 'conflict' },
      } as const;
      return productPage(site, contributor, { ...shown, ...outcomes[result.end] });
    },
  }),
  defineAction({
    method: 'POST',
    url: '/config/product/:id/pictures',
    parameters: '?kind=physical|service|digital|giftCard',
    about:
      'a product’s form with files: adds them to the files of the site and gives the form back with ' +
      'them, 400 with what is wrong; as JSON `{ data: { ids, wrong } }`. Saves nothing of the product',
    who: 'permission:commerce.describeProducts',
    guard: 'origin',
    query: kindQuery,
    body: multipartBody,
    find: findNamed,
    run: async ({ request, found: { contributor } }, services) =>
      (await receivePictures(services, request, contributor.account)) ??
      refuse({ status: 400, code: 'unreadable' }),
    json: ({ ids, wrong }) => ({ data: { ids, wrong } }),
    async page({ body, ids, wrong }, call, { store }) {
      const { contributor } = call.found;
      // The new pictures are known by now.
      const { kind } = call.query;
      const loaded =
        (await loadProduct(store.read, call.site, call.params.id, kind)) ?? call.found.loaded;
      return picturesPage(call.site, contributor, { loaded, body, ids, wrong });
    },
  }),
  defineAction({
    method: 'POST',
    url: '/config/product/:id/copy',
    about: 'copies a product, hidden and without stock; 303 to the copy',
    who: 'permission:commerce.products',
    guard: 'origin',
    find: findNamed,
    run: ({ request, found: { loaded, contributor } }, { store }) =>
      copyProduct(store, loaded.stored, { by: contributor.account, request }),
    json: false,
    page: (id) => seeOther(`${productPath(id)}?done=copied`),
  }),
  defineAction({
    method: 'GET',
    url: '/config/product/:id/delete',
    about: 'asks before it deletes a product, and says what shows it or leads to it',
    who: 'permission:commerce.products',
    guard: { none: 'changes nothing' },
    find: findNamed,
    run: ({ site, found: { loaded } }, { store }) =>
      listProductLinks(store.read, site, loaded.stored),
    json: false,
    page: (links, { site, found: { contributor, loaded } }) =>
      deleteProductPage(site, contributor, loaded.stored, links),
  }),
  defineAction({
    method: 'POST',
    url: '/config/product/:id/delete',
    about: 'deletes a product; orders keep their lines. 303 to the list',
    who: 'permission:commerce.products',
    guard: 'origin',
    find: findNamed,
    run: ({ request, found: { loaded, contributor } }, services) =>
      services.store.change((db) =>
        removeProduct(db, services, loaded.stored, { by: contributor.account, request }),
      ),
    json: false,
    page: () => seeOther(`${productsPath}?done=deleted`),
  }),
];

/** What the page of a product adds to the server. */
export const productPageRoom = { actions: [...productPageActions, ...productPickActions] };
