import { pageTypes } from '@frontage/site-model';
import { text, type BlockDraft } from '../block-draft';
import { writePage } from '../write-page';
import { heading } from '../words';

const { commerceCartV2, checkout, orderConfirmed, orderStatus, reviewsRequest } = pageTypes.codes;

/** What a visitor is about to buy. */
export const cartPage = writePage({
  slug: 'cart',
  title: 'Cart',
  description: 'What you are about to take home.',
  pageType: commerceCartV2,
  sections: [
    {
      id: 'cart',
      width: 'wide',
      blocks: [text(heading(1, 'Your cart')), block('cart', { shopHref: '/shop' })],
    },
  ],
});

/** Where it is paid. */
export const checkoutPage = writePage({
  slug: 'checkout',
  title: 'Checkout',
  description: 'Where it goes, and how it is paid.',
  pageType: checkout,
  sections: [
    {
      id: 'checkout',
      width: 'wide',
      blocks: [text(heading(1, 'Checkout')), block('checkout')],
    },
  ],
});

/** What is read right after it was placed; the block thanks. */
export const thanksPage = writePage({
  slug: 'thanks',
  title: 'Thank you',
  description: 'What you have just ordered.',
  pageType: orderConfirmed,
  sections: [{ id: 'thanks', width: 'wide', blocks: [block('order')] }],
});

/** What became of it; the block writes its own heading. */
export const orderPage = writePage({
  slug: 'order',
  title: 'Your order',
  description: 'What you ordered, and how it stands.',
  pageType: orderStatus,
  sections: [{ id: 'order', width: 'wide', blocks: [block('order')] }],
});

/** What its buyer says of it. */
export const reviewPage = writePage({
  slug: 'review',
  title: 'How is it?',
  description: 'A word on what you bought.',
  pageType: reviewsRequest,
  sections: [
    {
      id: 'review',
      width: 'wide',
      blocks: [text(heading(1, 'How is it holding up?')), block('review')],
    },
  ],
});

function block(
  type: 'cart' | 'checkout' | 'order' | 'review',
  data: BlockDraft['data'] = {},
): BlockDraft {
  return { type, data };
}
