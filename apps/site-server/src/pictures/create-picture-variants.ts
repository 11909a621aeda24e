import { createGate } from '../concurrency/create-gate';
import { createSingleFlight } from '../concurrency/create-single-flight';
import type { StoredAsset } from './assets';
import type { VariantFormat } from './choose-format';
import type { FileStore } from '../files/file-store';
import { createVariantFiles, type VariantLimits } from './create-variant-files';
import { encodeVariant, recipe } from './encode-variant';

/** A smaller copy of a picture. */
export interface Variant {
  bytes: Buffer;
  mime: string;
  /** Why it could not be kept, such as a full disk; the copy itself is valid. */
  fault?: unknown;
}

/** Makes smaller copies of pictures, each one once. */
export interface PictureVariants {
  /**
   * Returns a copy of at most that width; from the folder if it was made before.
   *
   * @param width one of the listed widths [9.16]
   */
  variant(asset: StoredAsset, width: number, format: VariantFormat): Promise<Variant>;
  /** How many copies were made, not read. */
  made(): number;
}

/** The resources that copies may use. */
export interface VariantOptions extends VariantLimits {
  /**
   * How many copies are made at once; each takes one core and the memory of one decoded picture.
   */
  atOnce: number;
}

/**
 * Makes the variants of a store's pictures.
 *
 * @param files the originals
 * @param copies where copies are kept; it may be emptied at any time
 * @param options disk, cores
 */
export function createPictureVariants(
  files: FileStore,
  copies: FileStore,
  options: VariantOptions,
): PictureVariants {
  const once = createSingleFlight<Variant>();
  const gate = createGate(options.atOnce);
  const variantFiles = createVariantFiles(copies, options);
  let count = 0;

  async function make(
    asset: StoredAsset,
    width: number,
    format: VariantFormat,
    name: string,
  ): Promise<Variant> {
    const mime = `image/${format}`;
    const cached = await variantFiles.get(name);
    if (cached) return { bytes: cached, mime };
    const bytes = await gate(() => encodeVariant(files.path(asset.id), asset, width, format));
    count += 1;
    try {
      await variantFiles.set(name, bytes);
      return { bytes, mime };
    } catch (fault) {
      return { bytes, mime, fault };
    }
  }

  return {
    made: () => count,
    variant(asset, width, format) {
      const name = `${asset.id}-${width}-${recipe}.${format}`;
      return once(name, () => make(asset, width, format, name));
    },
  };
}
