import * as z from 'zod';
import { id24, optionalWords } from '../../stored/stored-parts.schema';
import { readVideoAddress } from './read-video-address';
import { readVideoFiles, videoTrackKinds } from './video-files';
import { invalidVideoMessage } from './video.messages';
import { videoModes } from './video.parts';

const fileSource = z
  .string()
  .min(1)
  .max(1000)
  .refine((src) => readVideoFiles({ files: [{ src }] }).files.length > 0);

const file = z.strictObject({
  src: fileSource,
  type: z.string().min(1).max(100).optional(),
  width: z.number().positive().max(16_384).optional(),
});

const track = z.strictObject({
  src: fileSource,
  kind: z.enum(videoTrackKinds).default('captions'),
  language: z.string().min(1).max(35),
  label: z.string().min(1).max(100).optional(),
  isDefault: z.boolean().default(false),
});

/** What a video block may store: a provider's address, or files. */
export const videoSchema = z
  .strictObject({
    title: z.string().max(300).default(''),
    address: z
      .string()
      .max(2000)
      .refine((address) => readVideoAddress(address) !== undefined, invalidVideoMessage)
      .optional(),
    files: z.array(file).max(8).default([]),
    tracks: z.array(track).max(40).default([]),
    assetId: id24.optional(),
    alt: optionalWords(300),
    caption: optionalWords(300),
    // Null is one of the four [5.11] and means none.
    mode: z
      .enum(videoModes)
      .nullable()
      .default('none')
      .transform((mode) => mode ?? 'none'),
    ratio: z.number().positive().max(10).optional(),
    boxRatio: z.number().positive().max(10).optional(),
    loop: z.boolean().default(false),
  })
  .refine(({ address, files }) => address !== undefined || files.length > 0, invalidVideoMessage);
