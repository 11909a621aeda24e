import { GiftCard, type ProductView } from '@frontage/react-blocks/react';

const value = {
  salePriceCents: 0,
  onSale: false,
  unlimited: true,
  qtyInStock: 0,
  optionValues: [],
  weightGrams: 0,
};

// Yours comes from a server: any product of the type `giftCard`.
const card: ProductView = {
  product: {
    id: '5f1c0a9be4d2c3b1a0987701',
    title: 'Gift card',
    productType: 'giftCard',
    variants: [
      { ...value, id: '20', sku: 'GIFT-20', priceCents: 2_000 },
      { ...value, id: '50', sku: 'GIFT-50', priceCents: 5_000 },
    ],
    priceCents: 0,
    salePriceCents: 0,
    onSale: false,
    variantOptionOrdering: [],
    subscriptionPlan: null,
  },
  currency: 'GBP',
  slug: 'shop/gift-card',
  description: 'Good for anything in the shop.',
  pictures: [],
  category: '',
  tags: [],
  dimensions: null,
  display: {
    measurementStandard: 'metric',
    scarcityFrom: 5,
    installments: null,
  },
};

export function Voucher() {
  return <GiftCard view={card} websiteId="5f1c0a9be4d2c3b1a0987703" locale="en-GB" />;
}
