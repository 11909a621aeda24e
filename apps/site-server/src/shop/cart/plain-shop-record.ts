import type { PageRecord } from '@frontage/site-model';
import type { Site } from '../../sites/site-settings';

/** A page of the shop that its site has not made. */
export interface PlainShopPage {
  /** The block that stands on it; the address as well. */
  readonly block: 'cart' | 'checkout' | 'order' | 'review';
  readonly title: string;
  /** Code of its type [2.16]. */
  readonly pageType: number;
}

/** Makes a page with only a block of the shop, below its title. */
export function plainShopRecord(site: Site, { block, title, pageType }: PlainShopPage): PageRecord {
  const heading = { kind: 'heading', level: 1, words: [title] };
  return {
    id: '0'.repeat(24),
    siteId: site.id,
    slug: block,
    title,
    description: '',
    pageType,
    version: 1,
    updatedAt: 0,
    document: {
      version: 1,
      sections: [
        {
          id: block,
          width: 'wide',
          tone: 'plain',
          blocks: [
            // An order has a heading of its own, which thanks.
            ...(block === 'order'
              ? []
              : [{ id: 'e'.repeat(24), type: 'text', data: { nodes: [heading] } }]),
            { id: 'f'.repeat(24), type: block, data: {} },
          ],
        },
      ],
    },
  };
}
