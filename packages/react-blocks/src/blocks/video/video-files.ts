import { safeHref } from '@frontage/site-model';
import { storedFields } from '../../stored/stored-fields';

/** A file of a video; the browser takes the first kind that it plays. */
export interface VideoFile {
  /** Its address: on the site, or http and https. */
  readonly src: string;
  /**
   * Its kind, e.g. `video/webm` or `application/vnd.apple.mpegurl`. @default by the address's
   * ending
   */
  readonly type?: string | undefined;
  /** How wide its picture is, in px: of several, the smallest that is enough comes first. */
  readonly width?: number | undefined;
}

/** Words to a video, as WebVTT. */
export interface VideoTrack {
  readonly src: string;
  /** @default 'captions' */
  readonly kind: VideoTrackKind;
  /** Its language, e.g. `en`. */
  readonly language: string;
  /** Its name in the player's menu. @default the language */
  readonly label?: string | undefined;
  /** Whether it is shown without being asked for. @default false */
  readonly isDefault: boolean;
}

/** What a track is for. */
export type VideoTrackKind = (typeof videoTrackKinds)[number];

/** The kinds of tracks. */
export const videoTrackKinds = ['captions', 'subtitles', 'descriptions', 'chapters'] as const;

/** The files of a video, and the words to it. */
export interface VideoFiles {
  readonly files: readonly VideoFile[];
  readonly tracks: readonly VideoTrack[];
}

/** Reads files and tracks; never throws. Addresses that are not safe are left out. */
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
 * The files in the order in which a browser shall try them: the smallest that is wide
 * enough first, then larger ones, then those that are too small, largest first. A
 * file without a width counts as just wide enough.
 *
 * @param needed how many pixels wide the picture is shown
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

/** A file's kind: as it says, or by the ending of its address. */
export function fileType({ src, type }: VideoFile): string | undefined {
  return type ?? types[/\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? ''];
}

function fileAddress(raw: unknown): string | undefined {
  const href = safeHref(raw);
  return href === undefined || /^(mailto|tel):/i.test(href) ? undefined : href;
}
