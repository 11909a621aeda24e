import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { productStates } from '../../shop/catalogue/check-product';
import { findProductsById } from '../../shop/catalogue/products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { pickFields, readPicks } from '../list-picks';
import { placeIn } from '../list-query';
import {
  pickedProductsPath,
  productQuery,
  productsHref,
  productsPath,
} from '../products/product-query';
import { sayOfProducts } from '../products/product-texts';
import { productsPage } from '../products/products-page';
import { readStockEdits } from '../products/read-stock-edits';
import { saveStock, type SavedStock } from '../products/save-stock';
import { sayOfProductPage } from './product-page-texts';
import type { ProductRemovalServices } from './remove-product';
import { takeProductPicks, type ProductPicks } from './take-product-picks';

interface ProductPickServices extends ProductRemovalServices {
  store: Pick<Store, 'read' | 'change' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<ProductPickServices, Site, AccountRefusal>(accountManner);

/** What a button does to the products that are picked, and what it is called afterwards. */
interface PickAct {
  readonly done: string;
  /** Gives the next state; `sent` is what the box of the product sent. */
  readonly next: (
    state: StoredProduct['state'],
    sent: string,
  ) => ReturnType<ProductPicks['nextState']>;
}

const acts = new Map<string, PickAct>([
  ['publish', { done: 'published', next: () => 'published' }],
  [
    'takeBack',
    {
      done: 'takenBack',
      next: (state) => (state === 'published' || state === 'scheduled' ? 'draft' : undefined),
    },
  ],
  ['undo', { done: 'undone', next: (_, sent) => productStates.find((state) => state === sent) }],
  ['delete', { done: 'deletedMany', next: () => 'deleted' }],
]);

const nothing = { done: 'nothing', ids: [] } as const;

/** What is done with the products that are picked in the list. */
export const productPickActions = [
  defineAction({
    method: 'POST',
    url: pickedProductsPath,
    about:
      '`do=publish|takeBack|delete` with `pick@<id>=on` for each product; `delete` asks once, ' +
      'until `sure=yes`; `undo` brings each into the state that its box sends. Stock that was ' +
      'entered beside them is saved first, and 400 or 409 if it cannot be. 303 to the list, which ' +
      'offers to undo a state',
    who: 'permission:commerce.products',
    guard: 'origin',
    query: productQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: { account: by, permissions } }, services) {
      const { store } = services;
      const editor = { by, request };
      const entered = permissions.includes('commerce.inventory') ? readStockEdits(body) : [];
      const stock = await saveEntered(store, editor, entered);
      if (stock && stock.status !== 303) return { stock };
      const saved = stock?.saved ?? 0;
      const { act: button, ids, isSure } = readPicks(body);
      const act = acts.get(button);
      if (!act || ids.length === 0) return { ...nothing, saved };
      if (button === 'delete' && !isSure) {
        const asks = await findProductsById(store.read, site.id, ids);
        return asks.length > 0 ? { asks } : { ...nothing, saved };
      }
      const taken = await takeProductPicks(services, {
        siteId: site.id,
        ids,
        editor,
        nextState: ({ state, product: { id } }) => act.next(state, body[`pick@${id}`] ?? ''),
      });
      if (taken.length === 0) return { ...nothing, saved };
      // What undoes it has to know the state before.
      return { done: act.done, ids: taken.map(({ id, before }) => `${before}~${id}`), saved };
    },
    json: ({ done, ids = [] }) => ({ data: { done, count: ids.length } }),
    page({ stock, asks, done, ids, saved }, { site, query, found }) {
      if (stock) {
        const shown = { rows: stock.products, count: 0, hasNewer: false, hasOlder: false };
        return productsPage(site, found, { ...shown, ...stock, query });
      }
      if (!asks)
        return seeOther(productsHref(query, { ...placeIn(query), done, ids }, saved || undefined));
      return pickQuestionPage(site, found, {
        title: sayOfProducts('deleteMany', { count: asks.length }),
        section: productsPath,
        href: productsHref(query, placeIn(query), undefined, pickedProductsPath),
        backHref: productsHref(query, placeIn(query)),
        act: 'delete',
        ids: asks.map(({ product: { id } }) => id),
        button: sayOfProductPage('delete'),
        children: (
          <>
            <p>{sayOfProducts('deleteManyText')}</p>
            <ul>
              {asks.map(({ product: { id, title } }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </>
        ),
      });
    },
  }),
];

/** Saves the stock that was entered beside what is picked; undefined where none was. */
async function saveEntered(
  store: ProductPickServices['store'],
  editor: ProductPicks['editor'],
  entered: ReturnType<typeof readStockEdits>,
): Promise<SavedStock | undefined> {
  const isChanged = entered.some(({ edit, wrong }) => edit !== undefined || wrong !== undefined);
  return isChanged ? saveStock(store, editor, entered) : undefined;
}
