import { defineFields, numberChoice, reference } from '@frontage/site-model/fields';

/** What a product block stores. */
export const productFields = defineFields({
  productId: reference('product', { label: 'Product', required: true }),
  headingLevel: numberChoice({
    label: 'Level of the heading',
    hint: 'Choose 1 where the product is what the page is about.',
    values: [1, 2, 3],
    default: 1,
  }),
});
