import { PriceMenu } from '@frontage/react-blocks/react';

const tea = { title: 'Tea', items: [{ title: 'Smoke', price: '£2.80', otherPrice: '£6.50' }] };
const coffee = { title: 'Not tea', items: [{ title: 'Coffee', price: '£2.60' }] };

export function Card() {
  return <PriceMenu menus={[tea, coffee]} firstOption="By the cup" secondOption="By the pot" />;
}
