import { renderToStaticMarkup } from 'react-dom/server';
import { Product } from '../blocks/product/Product';
import { createPageStyle, PageStyleProvider } from '../render/page-style';
import type { ProductView } from '../shop/product-view';
import { TextsInUseProvider } from '../texts/use-texts';
import { textsInUse } from '../texts/stored-texts';
import type { RenderInput } from './render-input';

/**
 * Renders only a product's block, as HTML without styles, for a page that shows it in a dialog; the
 * page has the styles of products, except those of single pictures: frames are square, and
 * placeholders have no colour.
 */
export function renderProduct(
  view: ProductView,
  { locale, texts }: Pick<RenderInput, 'locale' | 'texts'>,
): string {
  return renderToStaticMarkup(
    <TextsInUseProvider value={textsInUse(texts, locale)}>
      <PageStyleProvider value={createPageStyle()}>
        <Product
          id={`look-${view.product.id}`}
          view={view}
          locale={locale}
          loading="eager"
          sizes="(min-width: 720px) 36rem, 100vw"
        />
      </PageStyleProvider>
    </TextsInUseProvider>,
  ).replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
}
