import { safeHref } from '@frontage/site-model';
import { storedFields } from '../../stored/stored-fields';

/** A file of a video; the browser uses the first kind that it can play. */
export interface VideoFile {
  /** Its address: on the site, or http and https. */
  readonly src: string;
  /**
   * Its type, e.g. `video/webm` or `application/vnd.apple.mpegurl`. @default by the address's
   * ending
   */
  readonly type?: string | undefined;
  /** The width of its picture, in px: of several, the smallest sufficient one comes first. */
  readonly width?: number | undefined;
}

/** A WebVTT track of a video. */
export interface VideoTrack {
  readonly src: string;
  /** @default 'captions' */
  readonly kind: VideoTrackKind;
  /** Its language, e.g. `en`. */
  readonly language: string;
  /** Its name in the player's menu. @default the language */
  readonly label?: string | undefined;
  /** Whether it is shown by default. @default false */
  readonly isDefault: boolean;
}

/** The purpose of a track. */
export type VideoTrackKind = (typeof videoTrackKinds)[number];

/** The kinds of tracks. */
export const videoTrackKinds = ['captions', 'subtitles', 'descriptions', 'chapters'] as const;

/** The files of a video, and its tracks. */
export interface VideoFiles {
  readonly files: readonly VideoFile[];
  readonly tracks: readonly VideoTrack[];
}

/** Reads files and tracks; never throws. Unsafe addresses are left out. */
export function readVideoFiles(raw: unknown): VideoFiles {
  const fields = storedFields(raw);
  return {
    files: fields.list('files').flatMap((file) => {
      const src = fileAddress(file.raw('src'));
      const width = file.number('width', 0);
      return src === undefined
        ? []
        : [{ src, type: file.optionalText('type'), width: width > 0 ? width : undefined }];
    }),
    tracks: fields.list('tracks').flatMap((track) => {
      const src = fileAddress(track.raw('src'));
      if (src === undefined) return [];
      const kind = track.choice('kind', videoTrackKinds, 'captions');
      return [
        {
          src,
          kind,
          language: track.text('language'),
          label: track.optionalText('label'),
          isDefault: track.flag('isDefault', false),
        },
      ];
    }),
  };
}

/**
 * Orders the files for the browser: the smallest sufficient width first, then larger ones, then
 * those that are too small, largest first. A file without a width counts as just wide enough.
 *
 * @param needed the displayed width in pixels
 */
export function orderFiles(files: readonly VideoFile[], needed: number): readonly VideoFile[] {
  const cost = ({ width = needed }: VideoFile): number =>
    width >= needed ? width - needed : 1e9 - width;
  return [...files].sort((a, b) => cost(a) - cost(b));
}

const types: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  ogv: 'video/ogg',
  m3u8: 'application/vnd.apple.mpegurl',
};

/** Gives a file's type: as stated, or by the ending of its address. */
export function fileType({ src, type }: VideoFile): string | undefined {
  return type ?? types[/\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? ''];
}

function fileAddress(raw: unknown): string | undefined {
  const href = safeHref(raw);
  return href === undefined || /^(mailto|tel):/i.test(href) ? undefined : href;
}
