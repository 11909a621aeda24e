// Written by `pnpm blocks` from `react.ts`.

/** What is built of each component: output → source. */
export const componentEntries = {
  'components/accordion': 'src/components/accordion.ts',
  'components/button': 'src/components/button.ts',
  'components/cart': 'src/components/cart.ts',
  'components/cart-indicator': 'src/components/cart-indicator.ts',
  'components/checkout': 'src/components/checkout.ts',
  'components/donation': 'src/components/donation.ts',
  'components/follow-button': 'src/components/follow-button.ts',
  'components/form': 'src/components/form.ts',
  'components/gallery': 'src/components/gallery.ts',
  'components/gift-card': 'src/components/gift-card.ts',
  'components/host': 'src/components/host.ts',
  'components/image': 'src/components/image.ts',
  'components/lightbox': 'src/components/lightbox.ts',
  'components/newsletter': 'src/components/newsletter.ts',
  'components/order': 'src/components/order.ts',
  'components/product': 'src/components/product.ts',
  'components/product-list': 'src/components/product-list.ts',
  'components/review': 'src/components/review.ts',
  'components/search-preview': 'src/components/search-preview.ts',
  'components/share': 'src/components/share.ts',
  'components/subscription': 'src/components/subscription.ts',
  'components/text': 'src/components/text.ts',
  'components/video': 'src/components/video.ts',
};
