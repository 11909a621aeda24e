import type { Teardowns } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { BuyerApi } from '@frontage/site-api';
import type { ProductFacts, VariantOffer } from '../product.parts';
import { mountSend } from '../mount-send';
import { restockEmail, restockForm, restockWaits } from './restock.parts';

/**
 * Mounts the form for restock notices, if there is one.
 *
 * @param teardowns receive its teardown
 * @returns shows the form if the choice is sold out, and as the server sent it if nothing is chosen
 */
export function mountRestock(
  root: HTMLElement,
  { productId, offers, words }: ProductFacts,
  api: Pick<BuyerApi, 'askRestockNotice'>,
  context: BlockContext,
  teardowns: Pick<Teardowns, 'add'>,
): (offer: VariantOffer | undefined) => void {
  const form = root.querySelector<HTMLFormElement>(`[${restockForm}]`);
  if (!form) return () => {};
  const waited = form.hasAttribute(restockWaits);
  let chosen = offers[0];
  teardowns.add(
    mountSend({
      form,
      words,
      context,
      prepare: () => ({
        send: () => {
          const email = String(new FormData(form).get(restockEmail));
          const variantId = chosen?.id ?? '';
          return api.askRestockNotice({ productId, variantId, email }, context.signal);
        },
      }),
      succeeded: () => [words.notified],
    }),
  );
  return (offer) => {
    chosen = offer ?? offers[0];
    // A single request for all variants is possible if all are gone and none is chosen.
    form.toggleAttribute(restockWaits, offer ? offer.max > 0 : waited);
  };
}
