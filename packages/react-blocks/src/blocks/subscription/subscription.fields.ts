import { defineFields, numberChoice, reference } from '@frontage/site-model/fields';

/** What a subscription block stores. */
export const subscriptionFields = defineFields({
  productId: reference('product', {
    label: 'Subscription',
    hint: 'A product with a plan: how often, for how long and how much are those of the product.',
    required: true,
  }),
  headingLevel: numberChoice({ label: 'Level of the heading', values: [1, 2, 3], default: 2 }),
});
