import * as z from 'zod';
import {
  maxAlbumTracks,
  maxCollectionProducts,
  maxImportedGalleries,
  maxImportedPictures,
  maxOrderedItems,
} from '../limits';

/** The tracks of an album: at most 60 [9.08]. */
export function albumTracksSchema<Track extends z.ZodType>(track: Track): z.ZodArray<Track> {
  return list(track, maxAlbumTracks, 'tracks');
}

/** The items of a collection with an order of the owner's choice: at most 250 [9.08]. */
export function orderedItemsSchema<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  return list(item, maxOrderedItems, 'items');
}

/** The products of a collection: at most 200 [9.08]. */
export function collectionProductsSchema<Product extends z.ZodType>(
  product: Product,
): z.ZodArray<Product> {
  return list(product, maxCollectionProducts, 'products');
}

/** Galleries imported from a picture service: at most 20, with at most 50 pictures each [9.08]. */
export function importedGalleriesSchema<Picture extends z.ZodType>(
  picture: Picture,
): z.ZodArray<z.ZodArray<Picture>> {
  return list(list(picture, maxImportedPictures, 'pictures'), maxImportedGalleries, 'galleries');
}

function list<Item extends z.ZodType>(item: Item, most: number, items: string): z.ZodArray<Item> {
  return z.array(item).max(most, `wants at most ${most} ${items}`);
}
