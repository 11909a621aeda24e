import { defineFields, numberChoice, reference } from '@frontage/site-model/fields';

/** What a gift card block stores. */
export const giftCardFields = defineFields({
  productId: reference('product', {
    label: 'Gift card',
    hint: 'A product that is a gift card: its values are those of the product.',
    required: true,
  }),
  headingLevel: numberChoice({ label: 'Level of the heading', values: [1, 2, 3], default: 2 }),
});
