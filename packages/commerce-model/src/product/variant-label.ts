import type { Variant } from './product';

/** Joins the option values of a variant: `Blue / Large`. */
export function variantLabel({ optionValues }: Pick<Variant, 'optionValues'>): string {
  return optionValues.map(({ value }) => value).join(' / ');
}
