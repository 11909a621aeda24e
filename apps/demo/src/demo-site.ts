import type { FormDefinition } from '@frontage/form-runtime';
import type { PageRecord, SiteHeaderFooter } from '@frontage/site-model';
import type { SiteSettings, Store } from '@frontage/site-server';

/** A page of the sample site before it is stored. */
export type DemoPage = Pick<
  PageRecord,
  'slug' | 'title' | 'description' | 'pageType' | 'collectionId' | 'document'
>;

/** A product of the sample site before it is stored. */
export type DemoProduct = Parameters<Store['saveProduct']>[1];

/** What a sample site sells, and how. */
export interface DemoShop {
  settings: NonNullable<SiteSettings['shop']>;
  products: DemoProduct[];
  coupons: Parameters<Store['saveCoupon']>[1][];
  /**
   * What is sold as a file, with its asset id: a drawing, or a picture by the name of its file.
   * Only its buyers get it.
   */
  files: ({ id: string; name: string; alt: string } & (
    | { content: string }
    | { picture: string }
  ))[];
}

/** All that a sample site is seeded from, beside its pictures and fonts. */
export interface DemoSite {
  name: string;
  /** A BCP 47 tag. */
  locale: string;
  /** An IANA name. */
  timezone: string;
  headerFooter: SiteHeaderFooter;
  /** The theme's style sheet as text. */
  theme: string;
  /** Addresses of the fonts that pages ask for at once. */
  fonts: string[];
  pages: DemoPage[];
  forms: FormDefinition[];
  shop: DemoShop;
  /** Tag → what pages in another language than the site's have of their own. */
  languages: NonNullable<SiteSettings['languages']>;
}
