import * as z from 'zod';
import {
  maxAlbumTracks,
  maxCategoryLength,
  maxCollectionProducts,
  maxImportedGalleries,
  maxImportedPictures,
  maxNestedCategories,
  maxOrderedItems,
  maxTagLength,
} from '../limits';

/** A tag: 1 to 50 characters [9.08]. */
export const tagSchema = z
  .string()
  .min(1, 'wants a text')
  .max(maxTagLength, `wants at most ${maxTagLength} characters`);

/** The name of a category: at most 25 characters, '' for none [9.08]. */
export const categorySchema = z
  .string()
  .max(maxCategoryLength, `wants at most ${maxCategoryLength} characters`);

/** A category with those below it. */
export interface CategoryNode {
  name: string;
  categories?: CategoryNode[] | undefined;
}

/** A category, whatever may be below it. */
const category = z.object({
  name: categorySchema.min(1, 'wants a text'),
  categories: z.unknown().optional(),
});

/** The categories of a site: at most 10,000 on all levels together, as deep as one likes [9.08]. */
export const categoryTreeSchema = z
  .custom<CategoryNode[]>(Array.isArray, 'wants a list of categories')
  .superRefine((categories, { addIssue }) => {
    // Not by a schema within itself: levels may be more than a stack has.
    const waiting: Level[] = [{ list: categories }];
    let count = 0;
    for (let level = waiting.pop(); level; level = waiting.pop()) {
      const complain = (message: string, within: readonly PropertyKey[] = []) =>
        addIssue({ code: 'custom', path: [...pathOf(level), ...within], message });
      if (!Array.isArray(level.list)) return complain('wants a list of categories');
      count += level.list.length;
      if (count > maxNestedCategories)
        return addIssue({
          code: 'custom',
          message: `wants at most ${maxNestedCategories} categories`,
        });
      for (const [index, raw] of level.list.entries()) {
        const { data, error } = category.safeParse(raw);
        for (const { path, message } of error?.issues ?? []) complain(message, [index, ...path]);
        if (data?.categories !== undefined)
          waiting.push({ list: data.categories, below: { level, index } });
      }
    }
  });

/** What may be a list of categories, and of which category. */
interface Level {
  readonly list: unknown;
  readonly below?: { readonly level: Level; readonly index: number };
}

function pathOf({ below }: Level): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let at = below; at; at = at.level.below) path.push('categories', at.index);
  return path.reverse();
}

/** The tracks of an album: at most 60 [9.08]. */
export function albumTracksSchema<Track extends z.ZodType>(track: Track): z.ZodArray<Track> {
  return list(track, maxAlbumTracks, 'tracks');
}

/** The items of a collection whose order the owner decides: at most 250 [9.08]. */
export function orderedItemsSchema<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  return list(item, maxOrderedItems, 'items');
}

/** The products of a collection: at most 200 [9.08]. */
export function collectionProductsSchema<Product extends z.ZodType>(
  product: Product,
): z.ZodArray<Product> {
  return list(product, maxCollectionProducts, 'products');
}

/** Galleries taken over from a picture service: at most 20, each of 50 pictures at most [9.08]. */
export function importedGalleriesSchema<Picture extends z.ZodType>(
  picture: Picture,
): z.ZodArray<z.ZodArray<Picture>> {
  return list(list(picture, maxImportedPictures, 'pictures'), maxImportedGalleries, 'galleries');
}

function list<Item extends z.ZodType>(item: Item, most: number, what: string): z.ZodArray<Item> {
  return z.array(item).max(most, `wants at most ${most} ${what}`);
}
