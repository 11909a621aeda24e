import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createSingleFlight } from '../pages/single-flight';
import { writeWhole, type AssetFiles } from '../store/asset-files';
import type { StoredAsset } from '../store/content/assets';
import { createGate } from './create-gate';

/** A smaller copy of a picture. */
export interface Variant {
  bytes: Buffer;
  mime: string;
}

/** Makes smaller copies of pictures, each one once. */
export interface PictureVariants {
  /**
   * A copy of at most that width, from the folder when it was made before.
   *
   * @param width one of the listed widths [9.16]
   * @param webp the browser takes WebP
   */
  variant(asset: StoredAsset, width: number, webp: boolean): Promise<Variant>;
  /** How many copies were made, not read. */
  made(): number;
}

/** Kinds that can be made smaller; drawings and animations are served as they are. */
const resizable: Readonly<Record<string, 'jpeg' | 'png' | 'webp' | 'avif'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** Whether smaller copies of an asset exist. */
export function isResizable(mime: string): boolean {
  return Object.hasOwn(resizable, mime);
}

/**
 * Makes the variants of a store's pictures.
 *
 * @param files the originals
 * @param folder where copies are kept; it may be emptied at any time
 */
export function createPictureVariants(files: AssetFiles, folder: string): PictureVariants {
  const once = createSingleFlight<Variant>();
  const gate = createGate(2);
  let count = 0;

  async function make(asset: StoredAsset, width: number, mime: string, path: string): Promise<Variant> {
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return { bytes: kept, mime };
    return gate(async () => {
      const bytes = await resize(files.path(asset.id), width, resizable[mime] ?? 'jpeg');
      await mkdir(folder, { recursive: true });
      await writeWhole(path, bytes);
      count += 1;
      return { bytes, mime };
    });
  }

  return {
    made: () => count,
    variant(asset, width, webp) {
      const mime = webp ? 'image/webp' : asset.mime;
      const path = join(folder, `${asset.id}-${width}.${resizable[mime] ?? 'jpeg'}`);
      return once(path, () => make(asset, width, mime, path));
    },
  };
}

function resize(path: string, width: number, format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const picture = sharp(path).autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'jpeg') return picture.jpeg({ quality: 80, progressive: true }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78 }).toBuffer();
  return picture.toFormat(format).toBuffer();
}
