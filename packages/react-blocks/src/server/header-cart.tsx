import { renderToStaticMarkup } from 'react-dom/server';
import { CartIndicator } from '../blocks/cart-indicator/CartIndicator';
import { cartIndicatorTexts } from '../blocks/cart-indicator/cart-indicator.texts';
import { createNeedsCollector, NeedsProvider, type PageNeeds } from '../render/page-needs';
import { BlockStartContext } from '../render/block-start-context';
import { TextsInUseProvider } from '../texts/use-texts';
import type { TextsInUse } from '../texts/texts-in-use';

// The same on every page of a language, so it is rendered once for each set of texts.
const withShop = new WeakMap<object, HeaderPart>();
const withoutShop = new WeakMap<object, HeaderPart>();

/** A part of the header: its markup, and what the markup needs. */
export interface HeaderPart {
  readonly html: string;
  readonly needs: Required<PageNeeds>;
}

/**
 * Renders the cart indicator of a page's header [4.23], as HTML.
 *
 * @param hasShop whether something on the page may change the cart; if not, an empty cart waits
 *   until it is touched or another tab fills it
 */
export function headerCart(texts: TextsInUse | undefined, hasShop: boolean): HeaderPart {
  const rendered = hasShop ? withShop : withoutShop;
  const key = texts ?? cartIndicatorTexts;
  const cached = rendered.get(key);
  if (cached !== undefined) return cached;
  const collector = createNeedsCollector();
  const html = renderToStaticMarkup(
    <TextsInUseProvider value={texts}>
      <NeedsProvider value={collector}>
        <BlockStartContext value={hasShop ? undefined : 'interaction'}>
          <CartIndicator />
        </BlockStartContext>
      </NeedsProvider>
    </TextsInUseProvider>,
  );
  const part = { html, needs: collector.needs() };
  rendered.set(key, part);
  return part;
}
