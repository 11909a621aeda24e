import type { Contributor } from '../../accounts/create-identify';
import type { ItemKind } from '../../imports/other-sites/imported-item';

/** Whether somebody may bring things of a kind. */
export function mayBring(
  kind: ItemKind,
  { permissions }: Pick<Contributor, 'permissions'>,
): boolean {
  return kind !== 'product' || permissions.includes('commerce.products');
}
