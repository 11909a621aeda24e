import type { FormDefinition } from '@frontage/form-runtime';
import type { PageRecord, SiteHeaderFooter } from '@frontage/site-model';

/** A page of the sample site before it is stored. */
export type DemoPage = Pick<PageRecord, 'slug' | 'title' | 'description' | 'pageType' | 'document'>;

/** Pages in another language than the site's. */
export interface PageLanguage {
  /** A BCP 47 tag. */
  locale: string;
  headerFooter: SiteHeaderFooter;
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
  /** Slug → the language of a page that is not in the site's own. */
  languages: Readonly<Record<string, PageLanguage>>;
}
