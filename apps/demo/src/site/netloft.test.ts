import { readFormDefinition } from '@frontage/form-runtime';
import { blockSchemas } from '@frontage/react-blocks/schema';
import { isPageSlug, maxBlocksPerLayout, pageTypes, readPageDocument } from '@frontage/site-model';
import { blockFields } from '@frontage/react-blocks/fields';
import { collectReferences } from '@frontage/site-model/fields';
import { pageDocumentSchema } from '@frontage/site-model/schema';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../options/read-options';
import { clipId, readClips } from '../read-clips';
import { readDetails } from '../read-details';
import { readPictures } from '../read-pictures';
import { seedId } from '../seed-id';
import { netloft } from './netloft';

const { pages, forms, headerFooter, shop } = netloft;
/** Types of pages that the server answers under addresses of its own. */
const servedElsewhere: readonly number[] = [
  pageTypes.codes.search,
  pageTypes.codes.commerceCartV2,
  pageTypes.codes.checkout,
  pageTypes.codes.orderStatus,
];
const named = pages.map((page) => [page.slug || 'home', page] as const);

describe.each(named)('the page %s', (_name, { slug, document, pageType }) => {
  const blocks = document.sections.flatMap((section) => section.blocks);

  it('is a page document without a fault', () => {
    expect(readPageDocument(document).issues).toEqual([]);
    expect(pageDocumentSchema.safeParse(document).error).toBeUndefined();
    expect(blocks.length).toBeLessThanOrEqual(maxBlocksPerLayout);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  });

  it('stands at an address that a page may have', () => {
    expect(isPageSlug(slug) || servedElsewhere.includes(pageType)).toBe(true);
  });

  it('has blocks as the editor would write them', () => {
    for (const { type, data } of blocks) {
      expect(blockSchemas[type]?.safeParse(data), type).toMatchObject({ success: true });
    }
  });

  it('has one heading of level 1, and it comes first', () => {
    // An order's own number is its heading.
    if (blocks.some(({ type }) => type === 'order')) return;
    const levels = JSON.stringify(document).match(/"(?:level|headingLevel)":\d/g) ?? [];
    expect(levels.filter((level) => level.endsWith('1'))).toHaveLength(1);
    expect(levels[0]).toMatch(/1$/);
  });
});

it('shows only pictures and forms that there are', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'pictures');
  const pictures = [...(await readPictures(folder)), ...(await readDetails(folder))];
  const clips = await readClips(join(import.meta.dirname, '..', '..', 'clips'));
  const assets = new Set([
    ...pictures.map(({ name }) => seedId(`picture:${name}`)),
    ...clips.map(({ name }) => clipId(name)),
  ]);
  const ids = new Set(forms.map(({ id }) => id));
  for (const { document } of pages) {
    const { assetIds, formIds } = collectReferences(document, blockFields);
    expect(assetIds.filter((id) => !assets.has(id))).toEqual([]);
    expect(formIds.filter((id) => !ids.has(id))).toEqual([]);
  }
});

it('shows what it sells, and its front page, by whole pictures that are sharp on any screen', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'pictures');
  // A detail of another picture is none of them.
  const whole = new Map(
    (await readPictures(folder)).map((picture) => [seedId(`picture:${picture.name}`), picture]),
  );
  const sizeOf = (id: string | undefined) => whole.get(id ?? '') ?? { width: 0, height: 0 };
  for (const { slug, pictures = [] } of shop.products) {
    const { width, height } = sizeOf(pictures[0]);
    expect([slug, Math.max(width, height) >= 1_600, width >= 1_500]).toEqual([slug, true, true]);
  }
  const home = pages.find(({ slug }) => slug === '');
  const [hero] = home ? collectReferences(home.document, blockFields).assetIds : [];
  expect(sizeOf(hero).width).toBeGreaterThanOrEqual(2_880);
});

it('sells what has a page, pictures that there are, and files of its own', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'pictures');
  const known = [...(await readPictures(folder)), ...(await readDetails(folder))].map(({ name }) =>
    seedId(`picture:${name}`),
  );
  // What a page shows is not sold: anybody has it.
  const files = shop.files.map(({ id }) => id);
  expect(shop.products.length).toBeGreaterThanOrEqual(30);
  for (const { slug, pictures = [], fileId, product } of shop.products) {
    expect(
      pages.map((page) => page.slug),
      slug,
    ).toContain(slug);
    expect(
      pictures.filter((id) => !known.includes(id)),
      slug,
    ).toEqual([]);
    expect(pictures.length, slug).toBeGreaterThan(0);
    expect(product.productType === 'digital', slug).toBe(
      fileId !== undefined && files.includes(fileId ?? ''),
    );
  }
});

it('shows 200 different pictures on the contact sheet, and none twice in a gallery', () => {
  const sheet = pages.find(({ slug }) => slug === 'galleries/contact-sheet');
  expect(new Set(sheet && collectReferences(sheet.document, blockFields).assetIds).size).toBe(200);
  for (const { document } of pages) {
    for (const { data } of document.sections
      .flatMap(({ blocks }) => blocks)
      .filter(({ type }) => type === 'gallery')) {
      const ids = JSON.stringify(data).match(/"assetId":"\w+"/g) ?? [];
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
});

it('every link to options names options that there are', () => {
  const links = [...JSON.stringify(pages).matchAll(/"href":"\/try\/gallery\?([^"]*)"/g)];
  expect(links.length).toBeGreaterThan(9);
  for (const [, query = ''] of links) {
    const { wrong, texts: entered } = readOptions(blockFields.gallery, new URLSearchParams(query));
    expect([[...wrong], entered.size]).toEqual([[], new URLSearchParams(query).size]);
  }
});

it('links to places that there are', () => {
  const places = new Set(
    pages.flatMap(({ slug, document }) => [
      `/${slug}`,
      ...document.sections.map(({ id }) => `/${slug}#section-${id}`),
    ]),
  );
  const links = [...JSON.stringify({ pages, headerFooter }).matchAll(/"href":"(\/[^"]*)"/g)].map(
    // A query says how a place is shown.
    ([, href]) => href?.replace(/\?[^#]*/, ''),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => href === undefined || !places.has(href))).toEqual([]);
});

it('has forms that the form runtime reads as they are', () => {
  for (const form of forms)
    expect(readFormDefinition(form)).toEqual({ definition: form, issues: [] });
});

it('has the pages that a server asks for by their kind', () => {
  const { notFound, error, search, commerceCartV2, checkout, orderStatus, reviewsRequest, donate } =
    pageTypes.codes;
  expect(pages.map(({ pageType }) => pageType)).toEqual(
    expect.arrayContaining([
      notFound,
      error,
      search,
      commerceCartV2,
      checkout,
      orderStatus,
      reviewsRequest,
      donate,
    ]),
  );
});
