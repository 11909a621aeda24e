import { Donation, type ProductView } from '@frontage/react-blocks/react';

// Yours comes from a server: any product whose view has a `donation`.
const roof: ProductView = {
  product: {
    id: '5f1c0a9be4d2c3b1a0987702',
    title: 'A new roof for the kiln',
    productType: 'service',
    variants: [],
    priceCents: 0,
    salePriceCents: 0,
    onSale: false,
    variantOptionOrdering: [],
    subscriptionPlan: null,
  },
  currency: 'GBP',
  slug: 'give/roof',
  description: 'The old one leaks.',
  pictures: [],
  category: '',
  tags: [],
  dimensions: null,
  display: {
    measurementStandard: 'metric',
    scarcityFrom: 0,
    installments: null,
  },
  donation: {
    currency: 'GBP',
    amounts: [1_000, 2_500],
    isFree: true,
    minCents: 100,
    maxCents: 100_000,
    plan: null,
  },
};

export function Roof() {
  return <Donation view={roof} pageId="5f1c0a9be4d2c3b1a0987703" locale="en-GB" />;
}
