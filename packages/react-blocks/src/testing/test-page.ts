import {
  readSiteContext,
  type Asset,
  type PageBlock,
  type PageDocument,
} from '@frontage/site-model';
import type { RenderInput, RuntimeManifest } from '../server/render-input';
import { testForm } from './test-form';

/** Gives an id that ends in this number. */
export function testId(number: number): string {
  return number.toString(16).padStart(24, '0');
}

/** A built runtime as the server reads it. */
export const testRuntime: RuntimeManifest = {
  build: 'b1',
  boot: { code: 'boot()', hash: "'sha256-boot'" },
  consent: { code: 'consent()', hash: "'sha256-consent'" },
  still: { code: 'still()', hash: "'sha256-still'" },
  entry: '/_frontage/entry-1.js',
  published: '/_frontage/frontage.js',
  blocks: {
    gallery: { js: ['/_frontage/gallery.mount-1.js', '/_frontage/chunk-1.js'], css: '.g{}' },
    'moving-gallery': {
      js: ['/_frontage/moving-gallery.mount-1.js', '/_frontage/chunk-1.js'],
      css: '',
    },
    image: { js: ['/_frontage/image.mount-1.js'], css: '' },
    'open-links': { js: ['/_frontage/open-links-1.js'], css: '' },
    form: { js: ['/_frontage/form.mount-1.js'], css: '.f{}' },
    'search-preview': { js: ['/_frontage/search-preview.mount-1.js'], css: '.s{}' },
    text: { js: [], css: '.t{}' },
  },
  styles: ':root{}',
  files: {},
};

/** A document of one section with these blocks. */
export function testDocument(...blocks: Omit<PageBlock, 'id'>[]): PageDocument {
  return {
    version: 1,
    sections: [
      {
        id: 'one',
        width: 'wide',
        tone: 'plain',
        blocks: blocks.map((block, index) => ({ ...block, id: testId(index + 1) })),
      },
    ],
  };
}

/** The input for rendering a page with this document. */
export function testInput(document: PageDocument, over: Partial<RenderInput> = {}): RenderInput {
  return {
    page: {
      id: testId(99),
      siteId: testId(98),
      slug: 'work',
      title: 'Work',
      description: 'Pots',
      pageType: 2,
      version: 1,
      updatedAt: 0,
      document,
    },
    site: readSiteContext({}).context,
    headerFooter: {
      header: {
        title: 'Netloft',
        navigation: [
          { title: 'Work', href: '/work' },
          { title: 'Bad', href: 'javascript:alert(1)' },
        ],
      },
      footer: { columns: [{ title: 'Where', lines: [{ text: 'Tarn Quay' }] }], note: 'Made up' },
    },
    asset: testAsset,
    form: (id) => (id === testForm.id ? testForm : undefined),
    runtime: testRuntime,
    theme: ':root{--x:1}',
    fonts: ['/_frontage/fonts/a.woff2'],
    locale: 'en-GB',
    dir: 'ltr',
    ...over,
  };
}

function testAsset(id: string): Asset | undefined {
  if (id === testId(404)) return undefined;
  const focalPoint = { x: 0.25, y: 0.5 };
  return {
    id,
    name: 'blue bowl.jpg',
    width: 1600,
    height: 1200,
    alt: 'A blue bowl',
    focalPoint,
    color: '#336699',
    mime: 'image/jpeg',
  };
}
