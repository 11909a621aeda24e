import { isRecord } from '@frontage/core-lifecycle/reading';
import type { ItemKind } from '../../imports/other-sites/imported-item';
import type { OtherSite } from '../../imports/other-sites/other-site';
import type { PageFile } from '../../imports/site-files/site-files';

/**
 * Leaves out of what was found what is not wanted, with the pictures and forms that nothing else
 * shows.
 *
 * @param found what was found
 * @param kinds what is wanted; a form comes with its page
 */
export function takeKinds(found: OtherSite, kinds: readonly ItemKind[]): OtherSite {
  const pages = found.pages.filter((page) => kinds.includes(kindOf(page)));
  const products = kinds.includes('product') ? found.products : [];
  const named = new Set(pages.flatMap(({ sections }) => textsIn(sections)));
  for (const { pictures, variants } of products)
    for (const source of [...pictures, ...variants.map(({ picture }) => ({ source: picture }))])
      named.add(found.productPictures.get(source.source) ?? '');
  const names = new Set(pages.map(({ name }) => name));
  const hasPictures = kinds.includes('picture');
  return {
    ...found,
    pages,
    products,
    forms: found.forms.filter(({ name }) => named.has(name)),
    assets: hasPictures ? found.assets.filter(({ name }) => named.has(name)) : [],
    productPictures: hasPictures ? found.productPictures : new Map(),
    redirects: found.redirects.filter((entry) => 'page' in entry && names.has(entry.page)),
  };
}

/** A collection comes with its posts. */
function kindOf({ pageType, collection }: PageFile): ItemKind {
  return pageType === 'contentItem' || collection ? 'post' : 'page';
}

/** All texts in a value, however deep they stand. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
