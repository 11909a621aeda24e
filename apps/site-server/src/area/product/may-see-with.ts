import type { Permission } from '@frontage/site-model/enums';
import { readFieldName } from '../entries/entry-fields';

const words: readonly string[] = ['title', 'description', 'category', 'tags', 'pictures', 'alt'];
const pieces: readonly string[] = ['stock', 'unlimited'];

/** The control with new pictures, which are sent by themselves: what is named in it is no entry. */
export const pictureFiles = 'new-pictures';

/** Returns what somebody needs for a control. */
function permissionFor(field: string): Permission {
  const { name } = readFieldName(field);
  if (words.includes(name)) return 'commerce.describeProducts';
  return pieces.includes(name) ? 'commerce.inventory' : 'commerce.products';
}

/** Makes the test whether somebody may see and change a control of a product's page. */
export function maySeeWith(permissions: readonly Permission[]): (field: string) => boolean {
  return (field) => field !== pictureFiles && permissions.includes(permissionFor(field));
}
