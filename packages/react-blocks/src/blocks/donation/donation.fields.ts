import { defineFields, numberChoice, reference } from '@frontage/site-model/fields';

/** What a donation block stores. */
export const donationFields = defineFields({
  productId: reference('product', {
    label: 'What is given for',
    hint: 'A product that takes donations: its amounts are those of the product.',
    required: true,
  }),
  headingLevel: numberChoice({ label: 'Level of the heading', values: [1, 2, 3], default: 2 }),
});
