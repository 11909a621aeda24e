import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { readStoredAccordion } from './blocks/accordion/accordion.stored';
import { readStoredButton } from './blocks/button/button.stored';
import { readStoredCart } from './blocks/cart/cart.stored';
import { readStoredForm } from './blocks/form/form.stored';
import { readStoredGallery } from './blocks/gallery/gallery.stored';
import { readStoredImage } from './blocks/image/image.stored';
import { readStoredProductList } from './blocks/product-list/product-list.stored';
import { readStoredProduct } from './blocks/product/product.stored';
import { readStoredCartIndicator } from './blocks/cart-indicator/cart-indicator.stored';
import { readStoredSearchPreview } from './blocks/search-preview/search-preview.stored';
import { readStoredText } from './blocks/text/text.stored';
import { readStoredVideo } from './blocks/video/video.stored';
import { readStoredFollowButton } from './blocks/follow-button/follow-button.stored';
import { blockSchemas } from './schema';

/** Of blocks that store nothing: what they show is given with each request. */
const nothingStored = (): object => ({});

const id = 'abcdef0123456789abcdef01';
const words = ['plain ', { text: 'strong', strong: true }, { text: 'link', href: '/work' }];

/** Per kind of block: its reader, and samples that an editor may save. */
const kinds: Record<string, { read(raw: unknown): unknown; samples: unknown[] }> = {
  text: {
    read: readStoredText,
    samples: [
      { nodes: [] },
      {
        align: 'center',
        nodes: [
          { kind: 'heading', level: 2, words: ['A'] },
          { kind: 'lead', words },
          { kind: 'list', ordered: true, items: [words, ['b']] },
          { kind: 'quote', words: ['q'], by: 'someone' },
        ],
      },
    ],
  },
  image: {
    read: readStoredImage,
    samples: [
      { assetId: id },
      { assetId: id, alt: '' },
      { assetId: id, alt: 'a', caption: 'c', href: '/x', ratio: 1.5, mode: 'contain' },
    ],
  },
  gallery: {
    read: readStoredGallery,
    samples: [
      { slides: [] },
      {
        design: 'grid',
        slidesPerRow: 3,
        gutter: 0,
        imageAspectRatio: 1,
        lightbox: false,
        slides: [{ assetId: id, title: 't' }],
      },
      {
        design: 'stacked',
        lightboxTheme: 'light',
        mixedContent: true,
        columnWidth: 200,
        listImageSize: 40,
        autoplay: true,
        autoplayDuration: 7,
        activeAlignment: 'left',
        thumbnails: true,
        thumbnailStripHeight: 90,
        thumbnailStripMargin: 12,
        squareThumbs: true,
        autoCrop: false,
        thumbnailsPerRow: 5,
        padding: 8,
        vSize: 20,
        metaPosition: 'bottom-left',
        rowHeight: 300,
        transition: 'swipe',
        clickBehavior: 'auto',
        history: 'path',
        label: 'Works',
        slides: [
          {
            assetId: id,
            url: 'glaze',
            alt: 'a',
            title: 't',
            description: 'd',
            clickThroughUrl: '/x',
            video: { files: [{ src: '/clip.webm' }], loop: true },
          },
        ],
      },
    ],
  },
  accordion: {
    read: readStoredAccordion,
    samples: [
      { items: [] },
      {
        items: [{ title: 'A', nodes: [{ kind: 'paragraph', words }] }],
        multiple: true,
        firstOpen: true,
      },
    ],
  },
  button: {
    read: readStoredButton,
    samples: [
      { text: 'Go', href: '/x' },
      { text: 'Go', href: '/x', size: 'large', alignment: 'end', look: 'quiet', newWindow: true },
    ],
  },
  form: { read: readStoredForm, samples: [{ formId: id }] },
  newsletter: { read: readStoredForm, samples: [{ formId: id }] },
  'search-preview': {
    read: readStoredSearchPreview,
    samples: [{}, { label: 'l', placeholder: 'p' }],
  },
  product: {
    read: readStoredProduct,
    samples: [{ productId: id }, { productId: id, headingLevel: 3 }],
  },
  'product-list': {
    read: readStoredProductList,
    samples: [
      {},
      {
        category: 'Bowls',
        tag: 'blue',
        perPage: 12,
        sort: 'newest',
        filters: false,
        quickView: false,
      },
    ],
  },
  'cart-indicator': { read: readStoredCartIndicator, samples: [{}] },
  cart: { read: readStoredCart, samples: [{}, { shopHref: '/shop' }] },
  checkout: { read: nothingStored, samples: [{}] },
  order: { read: nothingStored, samples: [{}] },
  review: { read: nothingStored, samples: [{}] },
  video: {
    read: readStoredVideo,
    samples: [
      { address: 'https://youtu.be/abcdefghijk' },
      {
        title: 'The wheel',
        files: [{ src: '/clips/wheel.webm', width: 960 }],
        tracks: [{ src: '/clips/wheel.vtt', language: 'en' }],
        mode: 'fill',
        assetId: id,
        loop: true,
      },
    ],
  },
  'follow-button': {
    read: readStoredFollowButton,
    samples: [{ username: 'kiln_97' }, { username: '@kiln_97', label: 'Follow the kiln' }],
  },
};

describe.each(Object.entries(kinds))('a stored %s block', (kind, { read, samples }) => {
  it('reads as its schema does', () => {
    const schema = blockSchemas[kind] as z.ZodType; // every kind has one, see the next test
    for (const sample of samples) expect(clean(read(sample))).toEqual(clean(schema.parse(sample)));
  });

  it('is read without throwing, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => void read(raw)),
      { numRuns: 2000 },
    );
    const whole = Object(samples.at(-1)) as Record<string, unknown>;
    const oneWrong = fc.record({
      key: fc.constantFrom('unknown', ...Object.keys(whole)),
      value: fc.jsonValue(),
    });
    fc.assert(
      fc.property(oneWrong, ({ key, value }) => void read({ ...whole, [key]: value })),
      { numRuns: 1000 },
    );
  });
});

it('every kind with a schema is tested here', () => {
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(blockSchemas).sort());
});

/** Undefined members and missing ones are the same to whoever reads them. */
function clean(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
