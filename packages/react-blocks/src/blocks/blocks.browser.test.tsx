import axe from 'axe-core';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockContext, BlockModule } from '@frontage/core-lifecycle/dom';
import { galleryDesigns } from '@frontage/gallery-engine';
import '../style.css';
import {
  canonical,
  mountBlock,
  noHurry,
  showMarkup,
  testContext,
  testPicture,
} from '../testing/test-blocks';
import {
  everyKindForm,
  newsletterForm,
  overlayForm,
  stepsForm,
  testForm,
} from '../testing/test-form';
import { itemKinds } from '../testing/item-kinds';
import { moreKinds } from '../testing/more-kinds';
import { watchPage } from '../testing/watch-page';
import {
  sizedProduct,
  testProduct,
  testProductList,
  twoOptionProduct,
} from '../testing/test-products';
import { Accordion } from './accordion/Accordion';
import { Button } from './button/Button';
import { CartIndicator } from './cart-indicator/CartIndicator';
import { FollowButton } from './follow-button/FollowButton';
import { Form } from './form/Form';
import { Gallery } from './gallery/Gallery';
import { Image } from './image/Image';
import { Newsletter } from './newsletter/Newsletter';
import { Product } from './product/Product';
import { ProductList } from './product-list/ProductList';
import { Text } from './text/Text';
import { Video } from './video/Video';
import { withRestockNotices } from './product/restock/testing/with-restock-notices';

// Spies, so that a React host's mounts can be counted and awaited; they behave as the originals.
vi.mock('./button/button.mount', { spy: true });
vi.mock('./map/map.mount', { spy: true });
vi.mock('./price-menu/price-menu.mount', { spy: true });
vi.mock('./audio/audio.mount', { spy: true });
vi.mock('./calendar/calendar.mount', { spy: true });
vi.mock('../widget/widget.mount', { spy: true });
vi.mock('./page-date/page-date.mount', { spy: true });
vi.mock('./booking/booking.mount', { spy: true });
vi.mock('./marquee/marquee.mount', { spy: true });
vi.mock('./shape/shape.mount', { spy: true });
vi.mock('./scaled-text/scaled-text.mount', { spy: true });
vi.mock('./share/share.mount', { spy: true });
vi.mock('./image/image.mount', { spy: true });
vi.mock('./gallery/gallery.mount', { spy: true });
vi.mock('./accordion/accordion.mount', { spy: true });
vi.mock('./form/form.mount', { spy: true });
vi.mock('./video/video.mount', { spy: true });
vi.mock('./product/product.mount', { spy: true });
vi.mock('./product-list/product-list.mount', { spy: true });
vi.mock('./cart-indicator/cart-indicator.mount', { spy: true });

// oxlint-disable-next-line typescript/no-explicit-any -- data of every kind
type AnyModule = BlockModule<any, BlockContext>;

const slides = ['a', 'b', 'c'].map((id) => ({ id, picture: testPicture, title: `Slide ${id}` }));

/** Every block as a component and, if it has a behaviour, its mount function. */
const kinds: Record<string, { block: ReactNode; load?: () => Promise<AnyModule> }> = {
  text: {
    block: (
      <Text
        id="b"
        nodes={[
          { kind: 'heading', level: 2, words: ['Hours'] },
          { kind: 'paragraph', words: ['Open ', { text: 'daily', strong: true }] },
        ]}
      />
    ),
  },
  button: { block: <Button id="b" text="Visit" href="/visit" newWindow /> },
  ...moreKinds,
  ...itemKinds,
  'follow button': { block: <FollowButton id="b" username="kiln_97" /> },
  image: {
    block: <Image id="b" picture={testPicture} caption="Bowl" ratio={1.5} />,
    load: () => import('./image/image.mount'),
  },
  'image with a lightbox': {
    block: <Image id="b" picture={testPicture} caption="Bowl" lightbox lightboxTheme="light" />,
    load: () => import('./image/image.mount'),
  },
  ...Object.fromEntries(
    galleryDesigns.map((design) => [
      `gallery ${design}`,
      {
        block: (
          <Gallery
            id="b"
            design={design}
            slides={slides}
            slidesPerRow={2}
            lightbox
            autoplay={design === 'stacked'}
            label={`Works ${design}`}
          />
        ),
        load: () => import('./gallery/gallery.mount'),
      },
    ]),
  ),
  accordion: {
    block: (
      <Accordion
        id="b"
        items={[
          { title: 'One', nodes: [] },
          { title: 'Two', nodes: [] },
        ]}
        firstOpen
      />
    ),
    load: () => import('./accordion/accordion.mount'),
  },
  form: {
    block: (
      <Form id="b" definition={testForm} page={{ id: '1', title: 'Contact', path: '/contact' }} />
    ),
    load: () => import('./form/form.mount'),
  },
  ...Object.fromEntries(
    Object.entries({
      'form of every kind': everyKindForm,
      'form in steps': stepsForm,
      'form above the page': overlayForm,
    }).map(([kind, definition]) => [
      kind,
      {
        block: (
          <Form
            id="b"
            definition={definition}
            page={{ id: '1', title: 'Contact', path: '/contact' }}
          />
        ),
        load: () => import('./form/form.mount'),
      },
    ]),
  ),
  newsletter: {
    block: (
      <Newsletter id="b" definition={newsletterForm} page={{ id: '1', title: 'Home', path: '/' }} />
    ),
    load: () => import('./form/form.mount'),
  },
  ...Object.fromEntries(
    Object.entries({
      'product of sizes': withRestockNotices(sizedProduct),
      'product of two options': twoOptionProduct,
      'product that is sold out': withRestockNotices(
        testProduct({ variants: [{ id: 'a', priceCents: 900 }] }),
      ),
    }).map(([kind, view]) => [
      kind,
      {
        block: <Product id="b" view={view} headingLevel={3} />,
        load: loadProduct,
      },
    ]),
  ),
  'product list': {
    block: (
      <ProductList
        id="b"
        view={testProductList(undefined, 'category=Jars', { pages: 3 })}
        path="/shop"
        headingLevel={3}
      />
    ),
    load: () => import('./product-list/product-list.mount'),
  },
  'cart indicator': {
    block: <CartIndicator id="b" />,
    load: () => import('./cart-indicator/cart-indicator.mount'),
  },
  video: {
    block: (
      <Video
        id="b"
        title="The wheel"
        address="https://youtu.be/abcdefghijk"
        caption="In the studio"
      />
    ),
    load: () => import('./video/video.mount'),
  },
  'video with a poster': {
    block: (
      <Video
        id="b"
        title="The wheel"
        address="https://youtu.be/abcdefghijk"
        poster={testPicture}
        caption="In the studio"
      />
    ),
    load: () => import('./video/video.mount'),
  },
  'video of files with a poster': {
    block: (
      <Video
        id="b"
        title="The wheel"
        files={['/wheel.webm']}
        tracks={[{ src: '/wheel.vtt', language: 'en' }]}
        poster={testPicture}
      />
    ),
    load: () => import('./video/video.mount'),
  },
};

/** Its gallery, which is loaded apart, is there too: it would begin to listen at any time. */
async function loadProduct() {
  await import('./product/mount-product-gallery');
  return import('./product/product.mount');
}

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
afterEach(() => document.body.replaceChildren());

describe.each(Object.entries(kinds))('%s', (_kind, { block }) => {
  it('has no accessibility violation', async () => {
    showMarkup(block);
    const { violations } = await axe.run(document.body);
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  });

  it('renders the same markup in a React host, and leaves nothing', () => {
    const served = withoutLooks(showMarkup(block));
    const failed = vi.spyOn(console, 'error');
    const { host, root } = renderInHost(<StrictMode>{block}</StrictMode>);
    const rendered = host.querySelector<HTMLElement>('[data-block]');
    expect(rendered && withoutLooks(rendered)).toBe(served);
    flushSync(() => root.unmount());
    expect(host.innerHTML).toBe('');
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
  });
});

const mounted = Object.entries(kinds).flatMap(([kind, { block, load }]) =>
  load ? [{ kind, block, load }] : [],
);

describe.each(mounted)('$kind, mounted,', ({ block, load }) => {
  it('is put back as the server sent it when it ends', async () => {
    const root = showMarkup(block, { below: true });
    const before = canonical(document.body);
    const module = await load();
    for (let round = 0; round < 3; round += 1) (await mountBlock(root, module, testContext()))();
    expect(canonical(document.body)).toBe(before);
  });

  it('leaves no listener on the page after 100 rounds', async () => {
    const root = showMarkup(block, { below: true });
    const module = await load();
    const listening = watchPage();
    for (let round = 0; round < 100; round += 1) (await mountBlock(root, module, testContext()))();
    expect(listening.listening()).toEqual([]);
    listening.stop();
  });
});

describe.each(mounted)('$kind, in a React host,', ({ block, load }) => {
  it('mounts once under StrictMode as without it, with one set of listeners, and leaves none', async () => {
    const failed = vi.spyOn(console, 'error');
    const plain = await mountInHost(block, load);
    const strict = await mountInHost(<StrictMode>{block}</StrictMode>, load);
    expect(strict).toEqual(plain);
    expect(strict.mounts).toBe(1);
    expect(strict.left).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
  });
});

it('the blocks of a React host listen while they are mounted', async () => {
  const { listening } = await mountInHost(
    <Accordion items={[{ title: 'One', nodes: [] }]} />,
    () => import('./accordion/accordion.mount'),
  );
  expect(listening).toEqual(['click']);
});

/** Renders into a new host, far below the visible part, so that `visible` blocks wait. */
function renderInHost(block: ReactNode): { host: HTMLElement; root: Root } {
  document.body.innerHTML = '<p style="height:5000px"></p><div id="host"></div>';
  const host = document.getElementById('host');
  if (!host) throw new Error('The page has no host.');
  const root = createRoot(host);
  flushSync(() => root.render(block));
  return { host, root };
}

/**
 * Lets a React host mount and unmount a block: counts its mounts, and its listeners before and
 * after.
 */
async function mountInHost(block: ReactNode, load: () => Promise<AnyModule>) {
  const mount = vi.mocked((await load()).mount);
  mount.mockClear();
  const { root } = renderInHost(block);
  // React's own listeners are registered by now; the mount's follow in a later task.
  const listeners = watchPage();
  await vi.waitFor(() => expect(mount).toHaveBeenCalled(), noHurry);
  // Every other loader of the part has it in the same turn.
  await load();
  await Promise.all(mount.mock.results.map(({ value }) => value));
  const listening = listeners.listening().sort();
  flushSync(() => root.unmount());
  const remaining = listeners.listening();
  listeners.stop();
  return { mounts: mount.mock.calls.length, listening, left: remaining };
}

/**
 * The markup without what a served page moves into its style sheet, and without what only servers
 * write.
 */
function withoutLooks(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement; // a copy of an HTML element is one
  for (const gone of copy.querySelectorAll('noscript')) gone.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    element.removeAttribute('style');
    element.removeAttribute('fetchpriority');
  }
  return canonical(copy).replace(/accordion-[^"]*"/g, 'accordion"');
}
