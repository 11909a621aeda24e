import { readFormDefinition } from '@frontage/form-runtime';
import { blockSchemas } from '@frontage/react-blocks/schema';
import { collectReferences, isPageSlug, maxBlocksPerLayout, pageTypes, readPageDocument } from '@frontage/site-model';
import { pageDocumentSchema } from '@frontage/site-model/schema';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clipId, readClips } from './clips';
import { readDetails } from './details';
import { readPictures } from './pictures';
import { seedId } from './seed-id';
import { demoSite } from './site';

const { pages, forms, headerFooter } = demoSite;
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
    expect(isPageSlug(slug) || pageType === pageTypes.codes.search).toBe(true);
  });

  it('has blocks as the editor would write them', () => {
    for (const { type, data } of blocks) {
      expect(blockSchemas[type]?.safeParse(data), type).toMatchObject({ success: true });
    }
  });

  it('has one heading of level 1, and it comes first', () => {
    const levels = JSON.stringify(document).match(/"level":\d/g) ?? [];
    expect(levels.filter((level) => level.endsWith('1'))).toHaveLength(1);
    expect(levels[0]).toBe('"level":1');
  });
});

it('shows only pictures and forms that there are', async () => {
  const folder = join(import.meta.dirname, '..', 'pictures');
  const pictures = [...(await readPictures(folder)), ...(await readDetails(folder))];
  const clips = await readClips(join(import.meta.dirname, '..', 'clips'));
  const assets = new Set([...pictures.map(({ name }) => seedId(`picture:${name}`)), ...clips.map(({ name }) => clipId(name))]);
  const ids = new Set(forms.map(({ id }) => id));
  for (const { document } of pages) {
    const { assetIds, formIds } = collectReferences(document);
    expect(assetIds.filter((id) => !assets.has(id))).toEqual([]);
    expect(formIds.filter((id) => !ids.has(id))).toEqual([]);
  }
});

it('shows 200 different pictures on the contact sheet, and none twice in a gallery', () => {
  const sheet = pages.find(({ slug }) => slug === 'galleries/contact-sheet');
  expect(new Set(sheet && collectReferences(sheet.document).assetIds).size).toBe(200);
  for (const { document } of pages) {
    for (const { data } of document.sections.flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'gallery')) {
      const ids = JSON.stringify(data).match(/"assetId":"\w+"/g) ?? [];
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
});

it('links to places that there are', () => {
  const places = new Set(
    pages.flatMap(({ slug, document }) => [`/${slug}`, ...document.sections.map(({ id }) => `/${slug}#section-${id}`)]),
  );
  const links = [...JSON.stringify({ pages, headerFooter }).matchAll(/"href":"(\/[^"]*)"/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => href === undefined || !places.has(href))).toEqual([]);
});

it('has forms that the form runtime reads as they are', () => {
  for (const form of forms) expect(readFormDefinition(form)).toEqual({ definition: form, issues: [] });
});

it('has the pages that a server asks for by their kind', () => {
  const { notFound, error, search } = pageTypes.codes;
  expect(pages.map(({ pageType }) => pageType)).toEqual(expect.arrayContaining([notFound, error, search]));
});
