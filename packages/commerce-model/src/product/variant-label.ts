import type { Variant } from './product';

/** What distinguishes a variant, in words: `Blue / Large`. */
export function variantLabel({ optionValues }: Pick<Variant, 'optionValues'>): string {
  return optionValues.map(({ value }) => value).join(' / ');
}
