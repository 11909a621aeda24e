import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decodeMarkup } from '../markup/parse-markup';
import type { OtherSite } from '../other-site';
import { createPictures } from '../pictures/create-pictures';
import type { PictureSource } from '../pictures/picture-source';
import type { Finding } from '../report/finding';
import { productFile } from './product-file';
import { readProductTable } from './read-product-table';

/**
 * Reads a table of products and takes their pictures.
 *
 * @param file the table
 * @param pictures where the pictures are
 * @throws if it is no table that is known
 */
export async function readProductSite(file: string, pictures: PictureSource): Promise<OtherSite> {
  const name = basename(file);
  const table = readProductTable(name, decodeMarkup(await readFile(file)));
  const taken = createPictures(pictures);
  const productPictures = new Map<string, string>();
  for (const product of table.products)
    for (const { source, alt } of product.pictures) {
      const file = taken.take({ sources: [source], alt }, product.from);
      if (file !== undefined) productPictures.set(source, file);
    }
  const entries = table.products.map((product): Finding => {
    const { from, title, variants } = product;
    // Which currency it is has no say in whether a product is one.
    const wish = { currency: 'USD', publish: false, picture: () => undefined } as const;
    const file = productFile(product, wish);
    return typeof file === 'string'
      ? { about: 'entry', from, state: 'left out', more: `${title}: ${file}` }
      : {
          about: 'entry',
          from,
          state: 'read',
          more: `${title} → /${file.input.slug}, ${variants.length} × variant`,
        };
  });
  return {
    pages: [],
    unpublished: new Set(),
    forms: [],
    assets: taken.files(),
    products: table.products,
    productPictures,
    redirects: [],
    navigation: [],
    findings: [...table.findings, ...entries, ...taken.findings()],
  };
}
