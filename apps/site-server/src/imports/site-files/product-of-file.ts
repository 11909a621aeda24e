import type { ProductInput } from '../../shop/catalogue/check-product';
import type { ProductFile } from './site-files';

/** The members of a product that name files: its pictures, and what its buyers get. */
interface FileMembers {
  readonly pictures?: readonly string[];
  readonly variantPictures?: Readonly<Record<string, string>>;
  readonly fileId?: string | null;
}

/**
 * Makes the input that a store saves from the file of a product.
 *
 * @param file the product as its file says it
 * @param idOf gives the id of a picture, of a file or of the product by the name of its file
 */
export function productOfFile(
  { name, input }: Pick<ProductFile, 'name' | 'input'>,
  idOf: (name: string) => string,
): ProductInput {
  const { product } = input;
  return {
    ...input,
    ...replaceFiles(input, (text) => (isAssetReference(text) ? idOf(text) : text)),
    product: { ...product, id: product.id ?? idOf(name) },
  };
}

/** Whether a member names a file of the folder, instead of giving its id. */
export function isAssetReference(text: string): boolean {
  return /^(?:pictures|files)\/[^/\\]+$/.test(text);
}

/**
 * Returns the members that name files, with other names in them.
 *
 * @param members of a product
 * @param replace gives what stands in place of a name
 */
export function replaceFiles(
  { pictures, variantPictures, fileId }: FileMembers,
  replace: (text: string) => string,
) {
  return {
    ...(pictures && { pictures: pictures.map(replace) }),
    ...(variantPictures && {
      variantPictures: Object.fromEntries(
        Object.entries(variantPictures).map(([variant, picture]) => [variant, replace(picture)]),
      ),
    }),
    ...(typeof fileId === 'string' && { fileId: replace(fileId) }),
  };
}
