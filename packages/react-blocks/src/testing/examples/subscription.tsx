import { Subscription, type ProductView } from '@frontage/react-blocks/react';

const value = {
  salePriceCents: 0,
  onSale: false,
  unlimited: true,
  qtyInStock: 0,
  optionValues: [],
  weightGrams: 0,
};

// Yours comes from a server: any product with a plan.
const cups: ProductView = {
  product: {
    id: '5f1c0a9be4d2c3b1a0987701',
    title: 'A cup every month',
    productType: 'physical',
    variants: [{ ...value, id: 'cup', sku: 'CUP', priceCents: 1_900 }],
    priceCents: 0,
    salePriceCents: 0,
    onSale: false,
    variantOptionOrdering: [],
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 6 },
  },
  currency: 'GBP',
  slug: 'shop/cup-club',
  description: 'Each month another glaze.',
  pictures: [],
  category: '',
  tags: [],
  dimensions: null,
  soldOnce: true,
  display: {
    measurementStandard: 'metric',
    scarcityFrom: 5,
    installments: null,
  },
};

export function CupClub() {
  return <Subscription view={cups} locale="en-GB" />;
}
