import { renderProduct } from '@frontage/react-blocks/server';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * A document with nothing but the block of a product, without styles.
 *
 * @param view what the block shows
 * @param words the language of the page that asks
 */
export function renderProductDocument(...[view, words]: Parameters<typeof renderProduct>): string {
  const page = (
    <html lang={words.locale}>
      <head>
        <title>{view.product.title}</title>
      </head>
      <body dangerouslySetInnerHTML={{ __html: renderProduct(view, words) }} />
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
