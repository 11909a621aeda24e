import { renderProduct } from '@frontage/react-blocks/server';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders a document that contains only the block of a product, without styles.
 *
 * @param view of the product
 * @param words the language of the calling page
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
