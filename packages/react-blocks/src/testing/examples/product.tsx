import { Product, type ProductView } from '@frontage/react-blocks/react';

const variant = {
  salePriceCents: 0,
  onSale: false,
  unlimited: false,
  optionValues: [],
  weightGrams: 900,
};

// Yours comes from a server, which knows prices and stock.
const moonJar: ProductView = {
  product: {
    id: '5f1c0a9be4d2c3b1a0987701',
    title: 'Moon jar',
    productType: 'physical',
    variants: [{ ...variant, id: 'small', sku: 'SQ1000001', priceCents: 4_200, qtyInStock: 3 }],
    priceCents: 0,
    salePriceCents: 0,
    onSale: false,
    variantOptionOrdering: [],
    subscriptionPlan: null,
  },
  currency: 'EUR',
  slug: 'shop/moon-jar',
  description: 'Two bowls, thrown apart and joined.',
  pictures: [
    { source: '/assets/moon-jar.jpg', width: 1500, height: 1900, alt: 'A round white jar' },
  ],
  category: 'Jars',
  tags: [],
  dimensions: { lengthMm: 180, widthMm: 180, heightMm: 245 },
  display: {
    measurementStandard: 'metric',
    scarcityFrom: 5,
    installments: null,
  },
};

export function MoonJar() {
  return <Product view={moonJar} locale="en-GB" />;
}
