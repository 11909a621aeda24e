import { storedFields } from '../../stored/stored-fields';
import { readVideoFiles, type VideoFile, type VideoTrack } from './video-files';
import { videoModes, type VideoMode } from './video.parts';

/** A video block as a page document stores it. */
export interface StoredVideo {
  title: string;
  /** A provider's video. */
  address?: string | undefined;
  /** The page's own. */
  files: readonly VideoFile[];
  tracks: readonly VideoTrack[];
  /** The poster. */
  assetId?: string | undefined;
  /** Replaces the poster's own alt text. */
  alt?: string | undefined;
  caption?: string | undefined;
  mode: VideoMode;
  ratio?: number | undefined;
  boxRatio?: number | undefined;
  loop: boolean;
}

/** Reads a stored video block; never throws. A mode of null is none [5.11]. */
export function readStoredVideo(raw: unknown): StoredVideo {
  const fields = storedFields(raw);
  const positive = (name: string): number | undefined => {
    const value = fields.number(name, 0);
    return value > 0 ? value : undefined;
  };
  return {
    title: fields.text('title'),
    address: fields.optionalText('address'),
    ...readVideoFiles(raw),
    assetId: fields.optionalText('assetId'),
    alt: fields.raw('alt') === '' ? '' : fields.optionalText('alt'),
    caption: fields.optionalText('caption'),
    mode: fields.choice('mode', videoModes, 'none'),
    ratio: positive('ratio'),
    boxRatio: positive('boxRatio'),
    loop: fields.flag('loop', false),
  };
}
