import {
  isId,
  isLanguageTag,
  maxBlocksPerLayout,
  readBlogAddressFormat,
  safeHref,
  pageTypes,
  sectionEntrances,
  sectionSpaces,
  sectionTones,
  sectionWidths,
  type PageTypeName,
} from '@frontage/site-model';
import {
  categorySchema,
  pageBlockSchema,
  patternSectionSchema,
  tagSchema,
} from '@frontage/site-model/schema';
import * as z from 'zod';
import { isTimeZone } from '../../sites/site-time-zone';
import { couponSchema } from '../../shop/codes/stored-coupon';

const languageTag = z.string().refine(isLanguageTag, 'expected a language tag such as en-GB');

const link = z.object({
  title: z.string(),
  href: z.string(),
  language: languageTag.exactOptional(),
  links: z.never().exactOptional(),
});

const folder = z.object({
  title: z.string(),
  href: z.string().exactOptional(),
  language: languageTag.exactOptional(),
  links: z.array(link).min(1),
});

const headerFooter = z.object({
  header: z.object({
    title: z.string(),
    tagline: z.string().exactOptional(),
    navigation: z.array(z.union([folder, link])),
    cart: z.boolean().exactOptional(),
  }),
  footer: z.object({
    columns: z.array(
      z.object({
        title: z.string(),
        lines: z.array(
          z.object({
            text: z.string(),
            href: z.string().exactOptional(),
            language: languageTag.exactOptional(),
          }),
        ),
      }),
    ),
    note: z.string(),
  }),
});

/** `site.json`: the settings of a site without its theme; other settings are kept as they are. */
export const settingsFileSchema = z.looseObject({
  locale: languageTag,
  dir: z.enum(['ltr', 'rtl']).default('ltr'),
  headerFooter,
  fonts: z.array(z.string()).default([]),
  context: z.record(z.string(), z.unknown()).default({}),
});

const isPageType = (name: string): name is PageTypeName => Object.hasOwn(pageTypes.codes, name);

const sectionPicture = z.strictObject({
  assetId: z.string(),
  focalPoint: z.strictObject({ x: z.number(), y: z.number() }).exactOptional(),
  veil: z.number().exactOptional(),
});

const block = z.strictObject({
  id: z.string().exactOptional(),
  type: z.string(),
  column: z.strictObject({ start: z.number(), span: z.number() }).exactOptional(),
  hidden: z.literal(true).exactOptional(),
  locked: z.literal(true).exactOptional(),
  data: z.record(z.string(), z.json()).default({}),
});

const id = z.string().refine(isId, 'expected 24 hexadecimal digits');

/** One file of `forms`: the id may be left out; the rest is read as a form. */
export const formFileSchema = z.object({ id: id.exactOptional() }).catchall(z.json());

/** What a collection holds, and the pattern of the addresses of that [5.09]. */
const collection = z.strictObject({
  kind: z.enum(['notes', 'events']),
  addresses: z
    .string()
    .refine(
      (format) => 'format' in readBlogAddressFormat(format),
      'expected a pattern of addresses',
    ),
});

/** What an item of a collection has beside its words [5.16]. */
const item = z.strictObject({
  name: z.string().max(200),
  date: z.iso.datetime(),
  until: z.iso.datetime().exactOptional(),
  category: categorySchema.default(''),
  tags: z.array(tagSchema).default([]),
  allDay: z.boolean().exactOptional(),
  place: z.string().max(200).exactOptional(),
  timeZone: z.string().refine(isTimeZone, 'expected a zone such as Europe/Berlin').exactOptional(),
  tickets: z
    .string()
    .refine((href) => safeHref(href) !== undefined, 'expected an address')
    .exactOptional(),
});

/** One file of `pages`. The ids of its blocks may be left out. */
export const pageFileSchema = z.strictObject({
  id: id.exactOptional(),
  slug: z.string(),
  title: z.string().min(1),
  description: z.string().default(''),
  pageType: z
    .custom<PageTypeName>(
      (name) => typeof name === 'string' && isPageType(name),
      'expected the name of a page type, such as page or notFound',
    )
    .default('page'),
  collectionId: z.string().exactOptional(),
  language: languageTag.exactOptional(),
  collection: collection.exactOptional(),
  item: item.exactOptional(),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      width: z.enum(sectionWidths).default('wide'),
      tone: z.enum(sectionTones).default('plain'),
      space: z.enum(sectionSpaces).exactOptional(),
      gap: z.enum(sectionSpaces).exactOptional(),
      shownTo: z.string().exactOptional(),
      entrance: z.enum(sectionEntrances).exactOptional(),
      picture: sectionPicture.exactOptional(),
      blocks: z.array(block),
    }),
  ),
});

/** One file of `products`; the rest is what a product is saved with. The id may be left out. */
export const productFileSchema = z.looseObject({
  createdAt: z.int().min(0).exactOptional(),
  product: z.looseObject({ id: z.string().exactOptional() }),
});

/** `coupons.json`: the coupons of the shop. */
export const couponsFileSchema = z.array(couponSchema);

/** `patterns.json`: blocks that are kept under names. */
export const patternsFileSchema = z.array(
  z.strictObject({
    id,
    name: z.string().min(1).max(80),
    blocks: z.array(pageBlockSchema).min(1).max(maxBlocksPerLayout),
    section: patternSectionSchema.exactOptional(),
  }),
);

const words = z.record(z.string(), z.string());

/** `translations.json`: which pages are translations of which, and what is kept of them. */
export const translationsFileSchema = z.array(
  z.strictObject({
    id,
    originalId: id,
    language: languageTag,
    memory: z.strictObject({ words, places: words, blocks: z.array(z.string()) }),
  }),
);

const redirectPath = z.string().startsWith('/');

/** `redirects.json`: where old addresses lead: to an address, or to the page of a file. */
export const redirectsFileSchema = z.array(
  z.union([
    z.strictObject({ path: redirectPath, target: z.string().min(1) }),
    z.strictObject({ path: redirectPath, page: z.string() }),
  ]),
);

/**
 * `pictures/pictures.json` and `files/files.json`: what is said of them, by the names of their
 * files.
 */
export const assetsFileSchema = z.record(
  z.string(),
  z.strictObject({
    alt: z.string().default(''),
    focalPoint: z
      .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
      .default({ x: 0.5, y: 0.5 }),
    id: id.exactOptional(),
    /** The name in its address, where the file has another one. */
    name: z.string().min(1).exactOptional(),
    /** The content that has this id: another one is another picture. */
    sha256: z.string().exactOptional(),
  }),
);
