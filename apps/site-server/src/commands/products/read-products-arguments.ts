import { parseArgs } from 'node:util';
import { explainWords, unknownWord } from '../terminal/explain-words';

/** What `products --help` prints. */
export const productsHelp = `Manages the products of a shop:

  products list
  products stock <product> <pieces> [--variant <id>]

  --site    id of the site; can be left out when there is only one
  list      shows each variant with its state, its price in the first currency and its stock
  stock     sets how many can be bought, not counting those held for a checkout; the product is
            named by its address, such as shop/moon-jar. Those who wait for it get an email
`;

/** The arguments of the command. */
export type ProductsArguments = { readonly site: string | undefined } & (
  | { readonly do: 'list' }
  | {
      readonly do: 'stock';
      readonly product: string;
      readonly variant: string | undefined;
      readonly pieces: number;
    }
);

/**
 * Reads the arguments after `products`.
 *
 * @returns a line with what is wrong
 */
export function readProductsArguments([name = '', ...args]: readonly string[]):
  | ProductsArguments
  | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' }, variant: { type: 'string' } },
      allowPositionals: true,
    });
    const { site, variant } = values;
    const [product, pieces = '', ...more] = positionals;
    if (name === 'list')
      return product === undefined
        ? { do: 'list', site }
        : `${JSON.stringify(product)} is one argument too many.`;
    if (name !== 'stock') return unknownWord('products', name);
    if (product === undefined || !/^\d{1,9}$/.test(pieces) || more.length > 0)
      return 'products stock needs a product and a number of pieces, such as products stock shop/moon-jar 12.';
    return { do: 'stock', site, product, variant, pieces: Number(pieces) };
  } catch (error) {
    return explainWords(error);
  }
}
