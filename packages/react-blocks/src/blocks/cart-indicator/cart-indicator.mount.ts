import { maxShownQuantity, showQuantity } from '@frontage/commerce-model';
import type { BlockContext, MountResult } from '@frontage/core-lifecycle/dom';
import { openCartChannel } from '../../shop/cart-channel';
import { cartPieces } from '../../shop/cart-pieces';
import { loadTexts } from '../../texts/load-texts';
import { sayEnglish } from '../../texts/say-english';
import { cartIndicatorTexts, type CartIndicatorTexts } from './cart-indicator.texts';
import { cartCountAttribute, cartIndicatorParts } from './cart-indicator.parts';

/** The elements that an indicator changes. */
export interface CartIndicatorData {
  readonly link: Element | null;
  readonly count: Element | null;
}

/** Finds the elements. */
export function read(root: HTMLElement): CartIndicatorData {
  return {
    link: root.querySelector(`.${cartIndicatorParts.link}`),
    count: root.querySelector(`.${cartIndicatorParts.count}`),
  };
}

/** Shows the number of pieces in the cart, now and after each notice of a change [4.23] [9.07]. */
export function mount(
  root: HTMLElement,
  data: CartIndicatorData,
  context: BlockContext,
): MountResult | Promise<MountResult> {
  const loading = loadTexts(root, context);
  if (!loading) return start(root, data, context);
  return loading.then((texts) =>
    context.signal.aborted ? undefined : start(root, data, context, texts?.say(cartIndicatorTexts)),
  );
}

function start(
  root: HTMLElement,
  { link, count }: CartIndicatorData,
  context: BlockContext,
  texts: CartIndicatorTexts = sayEnglish(cartIndicatorTexts),
): MountResult {
  const name = link?.getAttribute('aria-label');
  const text = count?.textContent ?? '';
  const { window } = context;
  const channel = openCartChannel(window);
  channel?.addEventListener('message', sync);
  // A page from the back-forward cache may show an old number.
  window.addEventListener('pageshow', sync);
  sync();

  function sync(): void {
    const pieces = cartPieces(context);
    root.setAttribute(cartCountAttribute, String(pieces));
    if (count) count.textContent = pieces > 0 ? showQuantity(pieces) : '';
    link?.setAttribute('aria-label', nameOf(pieces, texts));
  }

  return () => {
    channel?.close();
    window.removeEventListener('pageshow', sync);
    root.removeAttribute(cartCountAttribute);
    if (count) count.textContent = text;
    if (name) link?.setAttribute('aria-label', name);
  };
}

function nameOf(count: number, texts: CartIndicatorTexts): string {
  if (count > maxShownQuantity) return texts.more({ count: maxShownQuantity });
  return count > 0 ? texts.filled({ count }) : texts.cart;
}
