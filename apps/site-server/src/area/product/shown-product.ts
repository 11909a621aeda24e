import type { Contributor } from '../../accounts/create-identify';
import { seenFields } from '../entries/read-entered';
import type { LoadedProduct } from './load-product';
import type { ShownProduct } from './product-page';
import type { SaveEnd } from './save-entered-product';
import { fieldOf, readLines } from '../entries/entry-fields';
import { otherCurrencies, writeProductFields, type ProductFields } from './product-fields';
import type { ProductForm } from './product-form';
import { maySeeWith } from './may-see-with';
import { stepProductFields } from './step-product-fields';

/** Makes what a product's page shows: the product as it is stored. */
export function shownProduct(
  loaded: LoadedProduct,
  { permissions }: Pick<Contributor, 'permissions'>,
): Pick<ShownProduct, 'id' | 'form' | 'slug'> {
  const { stored, isNew, facts, pictures, goods } = loaded;
  const maySee = maySeeWith(permissions);
  const fields = seenFields(writeProductFields(stored, facts), maySee);
  return {
    id: stored.product.id,
    slug: isNew ? undefined : stored.slug,
    form: {
      fields,
      base: fields,
      kind: stored.product.productType,
      isNew,
      currency: stored.currency,
      currencies: otherCurrencies(stored, facts),
      timeZone: facts.timeZone,
      maySee,
      pictures,
      goods,
    },
  };
}

/** What was sent and not saved. */
export type UnsavedProduct =
  | Exclude<SaveEnd, { readonly end: 'saved' | 'gone' }>
  | {
      readonly end: 'stepped';
      readonly loaded: LoadedProduct;
      readonly base: ProductFields;
      readonly entered: ProductFields;
    };

/**
 * Makes the form that shows what was sent and not saved.
 *
 * @param unsaved what was sent, and what is stored
 * @param facts who sent it, the button, and what makes ids
 */
export function shownForm(
  unsaved: UnsavedProduct,
  {
    contributor,
    button = '',
    createId,
  }: {
    readonly contributor: Pick<Contributor, 'permissions'>;
    readonly button?: string | undefined;
    readonly createId: () => string;
  },
): ProductForm {
  const { form } = shownProduct(unsaved.loaded, contributor);
  if (unsaved.end !== 'stepped') {
    const fields = seenFields(unsaved.fields, form.maySee);
    const { wrong, conflicts } = unsaved;
    // What is stored now has been told: the next save compares with it.
    return { ...form, fields, wrong, conflicts };
  }
  const { base, entered } = unsaved;
  const stepped = stepProductFields(entered, button, createId) ?? { fields: entered, focus: '' };
  return { ...form, base, fields: withAlts(stepped.fields, form), focus: stepped.focus };
}

/** A picture that was just added has the text that it has elsewhere. */
function withAlts(fields: ProductFields, { pictures }: ProductForm): ProductFields {
  const alts = readLines(fields['pictures']).map((id): [string, string] => [
    fieldOf('alt', id),
    pictures.get(id)?.alt ?? '',
  ]);
  return { ...Object.fromEntries(alts), ...fields };
}
