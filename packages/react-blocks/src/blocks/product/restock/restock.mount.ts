import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { BuyerApi } from '@frontage/site-api';
import type { ProductFacts, VariantOffer } from '../product.parts';
import { mountSend } from '../send-form';
import { restockEmail, restockParts } from './restock.parts';

/** What the form is mounted with. */
export interface RestockSetup {
  readonly facts: ProductFacts;
  readonly api: Pick<BuyerApi, 'askRestockNotice'>;
  readonly context: BlockContext;
}

/** The form in a page. */
export interface MountedRestock {
  /** Shows it where what is chosen cannot be bought; as the server sent it where nothing is. */
  show(offer: VariantOffer | undefined): void;
  destroy: Teardown;
}

/** Mounts the form for those who want to hear when a product is back, if there is one. */
export function mountRestock(
  root: HTMLElement,
  { facts: { productId, offers, words }, api, context }: RestockSetup,
): MountedRestock | undefined {
  const form = root.querySelector<HTMLFormElement>(`[${restockParts.form}]`);
  if (!form) return undefined;
  const waited = form.hasAttribute(restockParts.waits);
  let chosen: VariantOffer | undefined;
  const send = (): ReturnType<typeof api.askRestockNotice> => {
    const email = String(new FormData(form).get(restockEmail) ?? '');
    const variantId = (chosen ?? offers[0])?.id ?? '';
    return api.askRestockNotice({ productId, variantId, email }, context.signal);
  };
  const show = (offer: VariantOffer | undefined): void => {
    chosen = offer;
    // One address for all variants is asked for where all are gone and none is chosen.
    form.toggleAttribute(restockParts.waits, offer ? offer.max > 0 : waited);
  };
  const endSend = mountSend({
    form,
    words,
    context,
    prepare: () => ({ send, done: () => {} }),
    succeeded: () => [words.notified],
  });
  return {
    show,
    destroy() {
      endSend();
      show(undefined);
    },
  };
}
