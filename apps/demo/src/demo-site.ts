import type { FormDefinition } from '@frontage/form-runtime';
import type { PageRecord, SiteHeaderFooter } from '@frontage/site-model';
import type { SiteSettings, Store } from '@frontage/site-server';

/** A page of the sample site before it is stored. */
export type DemoPage = Pick<
  PageRecord,
  'slug' | 'title' | 'description' | 'pageType' | 'collectionId' | 'document'
> & {
  /** What it holds, if it is a collection. Its items have addresses below its own. */
  readonly collection?: Parameters<Store['saveCollection']>[1]['kind'];
  /** What it has as an item of the collection that it names. */
  readonly event?: DemoEvent;
};

/**
 * An event of the sample site, which is always near the day on which the site was seeded; within an
 * hour of midnight, the next one.
 */
export interface DemoEvent {
  /** Days from that day; below zero for what is over. */
  readonly inDays: number;
  /** The hour at which it begins, in UTC. */
  readonly hour: number;
  /** How many hours it lasts; without them it takes the whole day. */
  readonly hours?: number;
  readonly category: string;
  /** @default none */
  readonly tags?: readonly string[];
  readonly place: string;
  /** An IANA name. @default the site's */
  readonly timeZone?: string;
  /** Where tickets are sold. @default nowhere */
  readonly tickets?: string;
}

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
