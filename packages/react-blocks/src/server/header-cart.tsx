import { renderToStaticMarkup } from 'react-dom/server';
import { CartIndicator } from '../blocks/cart-indicator/CartIndicator';
import { cartIndicatorTexts } from '../blocks/cart-indicator/cart-indicator.texts';
import { TextsInUseProvider } from '../texts/texts-context';
import type { TextsInUse } from '../texts/texts-in-use';

// The same on every page of a language: rendered once for each of its texts.
const rendered = new WeakMap<object, string>();

/** The cart indicator of a page's header [4.23], as HTML. */
export function headerCart(texts: TextsInUse | undefined): string {
  const key = texts ?? cartIndicatorTexts;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(
    <TextsInUseProvider value={texts}>
      <CartIndicator />
    </TextsInUseProvider>,
  );
  rendered.set(key, html);
  return html;
}
