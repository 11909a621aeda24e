import type { Product, Variant } from '@frontage/commerce-model';
import { optionControl, productOptions } from '@frontage/react-blocks/server';

/**
 * Finds the variant that fields name by the value of each option, as a form without scripts sends
 * them.
 *
 * @returns undefined if a value is missing, or no variant matches
 */
export function variantByOptions(product: Product, fields: URLSearchParams): Variant | undefined {
  const options = productOptions(product);
  return product.variants.find(
    ({ optionValues }) =>
      options.length > 0 &&
      options.every(({ name }, index) =>
        optionValues.some(
          (optionValue) =>
            optionValue.optionName === name &&
            optionValue.value === fields.get(optionControl(index)),
        ),
      ),
  );
}
