import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import { createBuyerApi, type BuyerApi, type CartChange } from '@frontage/site-api';
import { keepPressKey, takePressKey } from '../../context/press-keys';
import { siteCall } from '../../context/site-api';
import { mountPictures } from '../../picture/mount-pictures';
import { cartAddress, checkoutStart } from '../../shop/cart-view';
import { cartPieces, expectPieces } from '../../shop/cart-pieces';
import { mountChoice, type VariantChoice } from './mount-choice';
import { fireAdded } from './product-added';
import { isFullPageCart } from '../cart/is-full-page-cart';
import { loadGallery } from './load-gallery';
import { readProductFacts } from './product.model';
import {
  productControls,
  productFactsAttribute,
  productParts,
  type ProductFacts,
  type VariantOffer,
} from './product.parts';
import { mountRestock } from './restock/restock.mount';
import { mountSend } from './mount-send';
import { createOfferShow } from './create-offer-show';
import { writeVariantAddress } from './write-variant-address';
import { recordProductAdded, recordProductView } from './record-product';

/** `true` in the bundle of served pages. */
declare const FRONTAGE_PAGE: true | undefined;

/** Reads the product's variants and texts from its markup. */
export function read(root: HTMLElement): ProductFacts {
  return readProductFacts(readBlockJson(root, productFactsAttribute));
}

/** Shows the chosen variant, and adds it to the cart without leaving the page. */
export function mount(root: HTMLElement, facts: ProductFacts, context: BlockContext): Teardown {
  const teardowns = createTeardowns((cause) => context.report({ code: 'TEARDOWN_FAILED', cause }));
  teardowns.add(mountPictures(root, context));
  const gallery = loadGallery(root, context);
  teardowns.add(gallery.destroy);
  const form = root.querySelector<HTMLFormElement>(`[${productParts.form}]`);
  // If the product's facts are unknown the browser posts.
  if (!form || facts.offers.length === 0) return teardowns.run;
  const api = createBuyerApi(siteCall(context));
  const showOffer = createOfferShow(root, facts);
  const showRestock = mountRestock(root, facts, api, context, teardowns);
  const show = (offer?: VariantOffer): void => {
    showOffer(offer);
    showRestock(offer);
  };
  // Restores the server's content.
  teardowns.add(show);
  const choice = mountChoice(form, facts, show);
  teardowns.add(choice.destroy);
  form.addEventListener('change', showChosen);
  teardowns.add(() => form.removeEventListener('change', showChosen));
  recordProductView(context, facts, choice.offer());
  const refresh = (): void => show(choice.offer());
  teardowns.add(mountAdd(form, facts, { choice, refresh }, api, context));
  return teardowns.run;

  /** Only after a press: the server has shown the variant in the address. */
  function showChosen(): void {
    const picture = choice.picture();
    if (picture >= 0) gallery.show(picture);
    writeVariantAddress(context.window, facts.path, choice.offer()?.id ?? '');
  }
}

/**
 * The choice, and a function that shows it again: it may have changed while the button was busy.
 */
interface ShownChoice {
  readonly choice: VariantChoice;
  refresh(): void;
}

function mountAdd(
  form: HTMLFormElement,
  facts: ProductFacts,
  { choice, refresh }: ShownChoice,
  api: BuyerApi,
  context: BlockContext,
): Teardown {
  const { window, signal } = context;
  const { productId, words } = facts;

  function prepare() {
    const offer = choice.offer();
    if (!offer || offer.max === 0) return undefined;
    const fields = new FormData(form);
    const quantity = Number(fields.get(productControls.quantity)) || 1;
    // A text control, if there is one.
    const chosen = fields.get(productControls.currency);
    const currency = typeof chosen === 'string' ? chosen : undefined;
    const change: CartChange = { type: 'add', productId, variantId: offer.id, quantity, currency };
    const wish = JSON.stringify(change);
    const key = takePressKey(context, wish);
    const arrived = expectPieces(context, quantity);
    let isTaken = false;
    let isDecided = false;
    return {
      send: async () => {
        // Without the signal: the product reaches the cart even if the visitor closes the quick
        // view.
        const reply = await api.changeCart(change, key);
        // The server's decision is final, and the next press is a new request; after a failure, or
        // a foreign answer, the outcome is unknown.
        isTaken = reply.ok;
        isDecided = reply.ok || (reply.status >= 400 && reply.status < 500);
        return reply;
      },
      done: () => {
        arrived();
        if (!isDecided) keepPressKey(context, wish, key);
        // A browser that stores no cookies has no cart.
        if (isTaken && cartPieces(context) > 0) {
          recordProductAdded(context, facts, offer, quantity);
          // Nobody listens on served pages, whose bundle leaves this out.
          if (typeof FRONTAGE_PAGE === 'undefined')
            fireAdded(form, { productId, variantId: offer.id, quantity });
        }
        if (!signal.aborted) refresh();
      },
    };
  }

  function succeeded(): readonly (string | Node)[] {
    if (cartPieces(context) === 0) return [words.cookies];
    const { isExpress } = facts;
    const href = isExpress ? checkoutStart : cartAddress;
    if (isExpress) window.location.assign(href);
    // A page with the whole cart shows it there.
    else if (isFullPageCart(window.document)) return [words.added];
    const link = window.document.createElement('a');
    link.href = href;
    link.textContent = words.viewCart;
    return [`${words.added} `, link];
  }

  return mountSend({ form, words, busyText: words.adding, context, prepare, succeeded });
}
