import { Review, type ReviewView } from '@frontage/react-blocks/react';

const view: ReviewView = {
  token: 'k3v1',
  items: [
    {
      productId: 'p1',
      title: 'Moon jar',
      variantLabel: 'White / Small',
      picture: null,
      slug: 'shop/moon-jar',
      review: { stars: 0, title: '', text: '', name: '' },
      isSent: false,
    },
  ],
};

export function Opinion() {
  return <Review view={view} />;
}
