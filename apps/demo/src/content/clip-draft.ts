import type { JsonObject } from '@frontage/site-model';
import { clipAddress, clipId } from '../read-clips';
import type { SlideDraft } from './slide-draft';

/** A clip of the site's own; its poster and captions go with it. */
export interface ClipDraft {
  /** Its file name without ending. */
  name: string;
  title: string;
  /** What is seen in it, for those who do not see the poster. */
  alt: string;
}

/** The clips of the site. */
export const clips = {
  bowl: {
    name: 'turning-bowl',
    title: 'A bowl on the wheel',
    alt: 'A wide bowl of wet clay on the wheel.',
  },
  dusk: {
    name: 'quay-at-dusk',
    title: 'The quay at dusk',
    alt: 'Dark water below a low sky, with a small boat at its mooring.',
  },
  tea: {
    name: 'tea-steam',
    title: 'Tea, just poured',
    alt: 'A dark cup of tea in front of a window.',
  },
} as const satisfies Record<string, ClipDraft>;

/** What a video block and a slide store of a clip alike. */
export function clipFiles(name: string): JsonObject {
  return {
    files: [{ src: clipAddress(`${name}.webm`), type: 'video/webm', width: 960 }],
    tracks: [
      { src: clipAddress(`${name}.vtt`), kind: 'captions', language: 'en', label: 'English' },
    ],
    ratio: 16 / 9,
  };
}

/** A clip as a slide. */
export function clipSlide({ name, title, alt }: ClipDraft): SlideDraft {
  return { name, url: name, title, alt, assetId: clipId(`${name}.jpg`), video: clipFiles(name) };
}
