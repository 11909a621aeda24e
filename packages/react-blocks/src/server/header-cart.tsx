import { renderToStaticMarkup } from 'react-dom/server';
import { CartIndicator } from '../blocks/cart-indicator/CartIndicator';
import { englishTexts } from '../texts/english-texts';
import { TextsInUseProvider, type TextsInUse } from '../texts/texts-context';

// The same on every page of a language: rendered once for each of its texts.
const rendered = new WeakMap<object, string>();

/** The cart indicator of a page's header [4.23], as HTML. */
export function headerCart(texts: TextsInUse | undefined): string {
  const key = texts ?? englishTexts;
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
