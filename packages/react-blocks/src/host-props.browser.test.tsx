import { createRef, type ReactElement, type Ref } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './style.css';
import {
  Accordion,
  Button,
  Cart,
  CartIndicator,
  Checkout,
  Donation,
  FollowButton,
  Form,
  Gallery,
  GiftCard,
  Image,
  Newsletter,
  Order,
  Product,
  ProductList,
  Review,
  SearchPreview,
  Subscription,
  Text,
  Video,
  VideoBox,
} from './react';
import { createReactHost } from './testing/react-host';
import { testPicture } from './testing/test-blocks';
import { testForm } from './testing/test-form';
import { sizedProduct, testProduct, testProductList } from './testing/test-products';
import { testCart, testCheckout, testOrder } from './testing/test-shop';

const page = { id: 'p', title: 'P', path: '/p' };
const slides = ['a', 'b'].map((id) => ({ id, picture: testPicture }));
const giftCard = testProduct({ productType: 'giftCard' });
const planned = testProduct({ subscriptionPlan: {} });
const donated = testProduct(
  {},
  {
    donation: {
      currency: 'EUR',
      amounts: [500],
      isFree: false,
      minCents: 0,
      maxCents: 0,
      plan: null,
    },
  },
);
const host = createReactHost();

interface HostProps {
  className: string;
  ref: Ref<HTMLDivElement>;
}

const components: Record<string, (props: HostProps) => ReactElement> = {
  Accordion: (props) => <Accordion {...props} items={[{ title: 'Hours', nodes: [] }]} />,
  Button: (props) => <Button {...props} text="Visit" href="/visit" />,
  Cart: (props) => <Cart {...props} view={testCart()} />,
  CartIndicator: (props) => <CartIndicator {...props} />,
  Checkout: (props) => <Checkout {...props} view={testCheckout()} />,
  Donation: (props) => <Donation {...props} view={donated} pageId="give" />,
  FollowButton: (props) => <FollowButton {...props} username="kiln_97" />,
  Form: (props) => <Form {...props} definition={testForm} page={page} />,
  Gallery: (props) => <Gallery {...props} slides={slides} />,
  Slideshow: (props) => <Gallery {...props} slides={slides} design="stacked" thumbnails />,
  GiftCard: (props) => <GiftCard {...props} view={giftCard} websiteId="site-1" />,
  Image: (props) => <Image {...props} picture={testPicture} />,
  Newsletter: (props) => <Newsletter {...props} definition={testForm} page={page} />,
  Order: (props) => <Order {...props} view={testOrder} locale="en" />,
  Product: (props) => <Product {...props} view={sizedProduct} />,
  ProductList: (props) => <ProductList {...props} view={testProductList()} path="/shop" />,
  Review: (props) => <Review {...props} view={{ token: 'tok', items: [] }} />,
  SearchPreview: (props) => <SearchPreview {...props} />,
  Subscription: (props) => <Subscription {...props} view={planned} />,
  Text: (props) => <Text {...props} nodes={[{ kind: 'paragraph', words: ['Clay'] }]} />,
  Video: (props) => <Video {...props} files={['/clip.webm']} />,
  VideoBox: (props) => <VideoBox {...props} files={['/clip.webm']} />,
};

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
});
afterEach(() => vi.restoreAllMocks());

it.each(Object.entries(components))(
  '%s gives its root a class and its host the root',
  (_, make) => {
    const ref = createRef<HTMLDivElement>();
    host.show(make({ className: 'of-host second', ref }));
    const root = host.element.querySelector('.of-host');
    expect(root?.matches('.second[data-block], .second.fr-video__box')).toBe(true);
    expect(ref.current).toBe(root);
    host.show(null);
    expect(ref.current).toBeNull();
  },
);

it('calls a ref that is a function with the root, and ends what it gave back', () => {
  const end = vi.fn();
  const ref = vi.fn((root: HTMLDivElement | null) => {
    expect(root?.dataset['block']).toBe('accordion');
    return end;
  });
  const hours = <Accordion ref={ref} items={[{ title: 'Hours', nodes: [] }]} />;
  host.show(hours);
  host.show(hours);
  // StrictMode sets each ref twice.
  expect([ref.mock.calls.length, end.mock.calls.length]).toEqual([2, 1]);
  host.show(null);
  expect(end).toHaveBeenCalledTimes(2);
});
