import { CartIndicator } from '../blocks/cart-indicator/CartIndicator';
import { cartIndicatorTexts } from '../blocks/cart-indicator/cart-indicator.texts';
import { BlockStartContext } from '../render/block-start-context';
import type { TextsInUse } from '../texts/texts-in-use';
import { renderPart, type RenderedPart } from './render-part';

// The same on every page of a language, so it is rendered once for each set of texts.
const withShop = new WeakMap<object, RenderedPart>();
const withoutShop = new WeakMap<object, RenderedPart>();

/**
 * Renders the cart indicator of a page's header [4.23], as HTML.
 *
 * @param hasShop whether something on the page may change the cart; if not, an empty cart waits
 *   until it is touched or another tab fills it
 */
export function headerCart(texts: TextsInUse | undefined, hasShop: boolean): RenderedPart {
  const rendered = hasShop ? withShop : withoutShop;
  const key = texts ?? cartIndicatorTexts;
  const cached = rendered.get(key);
  if (cached !== undefined) return cached;
  const part = renderPart(
    <BlockStartContext value={hasShop ? undefined : 'interaction'}>
      <CartIndicator />
    </BlockStartContext>,
    texts,
  );
  rendered.set(key, part);
  return part;
}
