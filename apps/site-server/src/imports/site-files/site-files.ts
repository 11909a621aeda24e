import type { FormDefinition } from '@frontage/form-runtime';
import type { PagePattern } from '@frontage/site-model/editing';
import type * as z from 'zod';
import type { AssetFile as AssetContent } from '../../pictures/save-asset';
import type { Translation } from '../../pages/translations/translations';
import type { ProductInput } from '../../shop/catalogue/check-product';
import type { StoredCoupon } from '../../shop/codes/stored-coupon';
import type { SiteSettings } from '../../sites/site-settings';
import type { pageFileSchema, redirectsFileSchema } from './site-file-schemas';

/**
 * A page as its file says it. In the data of its blocks, names of files such as
 * `pictures/cover.jpg` stand for ids.
 */
export interface PageFile extends z.infer<typeof pageFileSchema> {
  /** Such as `pages/home.json`. */
  readonly name: string;
}

/** A form as its file says it. */
export interface FormFile {
  /** Such as `forms/contact.json`. */
  readonly name: string;
  readonly definition: Omit<FormDefinition, 'id'>;
  /** Its id; undefined where it comes from the name of the file. */
  readonly id: string | undefined;
}

/** A picture, or what buyers of a digital product get, with what is said of it. */
export interface AssetFile {
  /** Such as `pictures/cover.jpg`, or `files/song.zip`. */
  readonly name: string;
  /** The name in its address. */
  readonly title: string;
  /** Whether only its buyers may fetch it. */
  readonly forBuyers: boolean;
  /** Opens its content, which is not held in memory as a whole where it is a file. */
  readonly open: () => AssetContent;
  /** SHA-256 of the content, as hexadecimal digits. */
  readonly hash: string;
  readonly alt: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** Its id; undefined where it comes from the name and the content of the file. */
  readonly id: string | undefined;
}

/** A product as its file says it; names of files stand for the ids of its pictures and its file. */
export interface ProductFile {
  /** Such as `products/shop-moon-jar.json`. */
  readonly name: string;
  /** Its id may be missing. */
  readonly input: Omit<ProductInput, 'product'> & {
    readonly product: Omit<ProductInput['product'], 'id'> & { readonly id?: string };
  };
  /** When it was first made, in UTC milliseconds; undefined for when it is imported. */
  readonly createdAt: number | undefined;
}

/** An address that leads to another one, or to the page of a file. */
export type RedirectEntry = z.infer<typeof redirectsFileSchema>[number];

/** A site as the files of one folder. */
export interface SiteFiles {
  readonly settings: SiteSettings;
  readonly pages: readonly PageFile[];
  /** What visitors do not see yet: new pages, and the next state of published ones. */
  readonly drafts: readonly PageFile[];
  readonly forms: readonly FormFile[];
  readonly assets: readonly AssetFile[];
  readonly products: readonly ProductFile[];
  readonly coupons: readonly StoredCoupon[];
  readonly patterns: readonly PagePattern[];
  readonly translations: readonly Translation[];
  readonly redirects: readonly RedirectEntry[];
}

/** Names in the folder of a site. */
export const siteFileNames = {
  settings: 'site.json',
  theme: 'theme.css',
  pages: 'pages',
  drafts: 'drafts',
  forms: 'forms',
  pictures: 'pictures',
  aboutPictures: 'pictures/pictures.json',
  files: 'files',
  aboutFiles: 'files/files.json',
  products: 'products',
  coupons: 'coupons.json',
  patterns: 'patterns.json',
  translations: 'translations.json',
  redirects: 'redirects.json',
} as const;

/** Whether a text of a block names a picture or a form of the folder, instead of giving its id. */
export function isFileReference(text: string): boolean {
  return /^(?:pictures|forms)\/[^/\\]+$/.test(text);
}
