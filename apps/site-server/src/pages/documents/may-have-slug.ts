import { isPageSlug } from '@frontage/site-model';
import { ownAddresses } from './own-addresses';

/**
 * Whether a page of a type may have an address.
 *
 * @param page its address without the leading slash, and the code of its type [2.16]
 */
export function mayHaveSlug({
  slug,
  pageType,
}: {
  readonly slug: string;
  readonly pageType: number;
}): boolean {
  // At any other address a cart would be part of a page that is cached for everybody.
  if (ownAddresses['cart']?.includes(pageType)) return slug === 'cart';
  return (
    isPageSlug(slug) ||
    (Object.hasOwn(ownAddresses, slug) && ownAddresses[slug]?.includes(pageType) === true)
  );
}
