import type { Teardown } from '@frontage/core-lifecycle';
import type { VideoPhase } from './step-video';
import type { VideoMode } from './video.parts';

/** A video on the page; calling it ends it. */
export interface Video extends Teardown {
  /** Gives its phase. */
  phase(): VideoPhase;
  /** Starts it, like a click on the overlay. */
  play(): void;
  /** Pauses it and returns to the overlay. */
  leave(): void;
  /** Sets another mode; an existing player starts again [4.14]. */
  setMode(mode: VideoMode): void;
}

/** The videos of a page, of which one plays [4.14]. */
export interface PageVideos {
  /** Gives the video mounted on an element; undefined if there is none. */
  of(element: Element): Video | undefined;
  /** Adds a video. @returns removes it */
  add(element: Element, video: Video): Teardown;
  /** Returns all videos but that of an element to their overlays. */
  quietOthers(element: Element): void;
}

/** The videos of a page. */
export function createPageVideos(): PageVideos {
  const videos = new Map<Element, Video>();
  return {
    of: (element) => videos.get(element),
    add(element, video) {
      videos.set(element, video);
      return () => void videos.delete(element);
    },
    quietOthers(playing) {
      for (const [element, video] of videos) if (element !== playing) video.leave();
    },
  };
}
