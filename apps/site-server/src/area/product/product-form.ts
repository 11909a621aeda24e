import type { CurrencyCode, ProductType } from '@frontage/commerce-model';
import type { Permission } from '@frontage/site-model/enums';
import type { StoredAsset } from '../../pictures/assets';
import type { ProductFields } from './product-fields';
import { permissionFor } from './permission-for';

/** What the form of a product shows. */
export interface ProductForm {
  /** The controls that somebody may see, as they were entered. */
  readonly fields: ProductFields;
  /** The same as they were opened: what a save compares with. */
  readonly base: ProductFields;
  readonly kind: ProductType;
  readonly isNew: boolean;
  readonly currency: CurrencyCode;
  /** The other currencies of the shop. */
  readonly currencies: readonly CurrencyCode[];
  readonly timeZone: string;
  readonly permissions: readonly Permission[];
  /** The pictures of the product and the newest others, by their id. */
  readonly pictures: ReadonlyMap<string, StoredAsset>;
  /** The files that only buyers may fetch. */
  readonly goods: readonly StoredAsset[];
  /** What is wrong, by the names of the controls. @default nothing */
  readonly wrong?: ReadonlyMap<string, string>;
  /** What is stored now where somebody else changed the same, by the names of the controls. */
  readonly conflicts?: ReadonlyMap<string, string>;
  /** The control to go on with: its name, or `do:` and the value of a button. */
  readonly focus?: string | undefined;
}

/** Whether somebody may see and change a control. */
export function maySee({ permissions }: Pick<ProductForm, 'permissions'>, field: string): boolean {
  return permissions.includes(permissionFor(field));
}

/** Returns the id of a control in the page. */
export function domId(field: string): string {
  return field.replaceAll(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0)}_`);
}
