import type { Permission } from '@frontage/site-model/enums';
import { readFieldName, type ProductFields } from './product-fields';

const words: readonly string[] = ['title', 'description', 'category', 'tags', 'pictures', 'alt'];
const pieces: readonly string[] = ['stock', 'unlimited'];

/** Returns what somebody needs to see and change a control of a product's page. */
export function permissionFor(field: string): Permission {
  const { name } = readFieldName(field);
  if (words.includes(name)) return 'commerce.describeProducts';
  return pieces.includes(name) ? 'commerce.inventory' : 'commerce.products';
}

/** Keeps the controls that somebody may change: others are neither shown nor taken. */
export function ownFields(
  fields: ProductFields,
  permissions: readonly Permission[],
): ProductFields {
  const own = Object.entries(fields).filter(([name]) => permissions.includes(permissionFor(name)));
  return Object.fromEntries(own);
}
