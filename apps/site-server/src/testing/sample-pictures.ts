import { deflateSync, crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A plain picture of one colour. */
export function plainPicture(width: number, height: number, background = '#c04020'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A picture with noise in it, so that its file has a size worth the name. */
export function noisyPicture(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
}

/** An animated GIF or WebP: frames of the given colours. */
export async function animation(
  format: 'gif' | 'webp',
  width: number,
  height: number,
  colors: readonly string[],
): Promise<Buffer> {
  const frames = await Promise.all(
    colors.map((color) => plainPicture(width, height, color).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    [format]({ loop: 0 })
    .toBuffer();
}

/**
 * A PNG of black pixels that unpacks to far more than it holds: a row of zeros packs to nothing.
 *
 * @param rows that are really in it; fewer than `height` for one that only claims to be large
 * @param extra chunks before the picture
 */
export function blackPng(
  width: number,
  height: number,
  rows = height,
  extra: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.byteLength, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
