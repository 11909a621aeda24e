import type { CurrencyCode, ProductType } from '@frontage/commerce-model';
import type { StoredAsset } from '../../pictures/assets';
import type { EntryForm } from '../entries/entry-form';

/** What the form of a product shows. */
export interface ProductForm extends EntryForm {
  readonly maySee: (name: string) => boolean;
  readonly kind: ProductType;
  readonly isNew: boolean;
  readonly currency: CurrencyCode;
  /** The other currencies of the shop. */
  readonly currencies: readonly CurrencyCode[];
  readonly timeZone: string;
  /** The pictures of the product and the newest others, by their id. */
  readonly pictures: ReadonlyMap<string, StoredAsset>;
  /** The files that only buyers may fetch. */
  readonly goods: readonly StoredAsset[];
}
