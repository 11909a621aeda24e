import type { Teardown } from '@frontage/core-lifecycle';
import type { VideoPhase } from './step-video';
import type { VideoMode } from './video.parts';

/** A video on the page; called, it ends. */
export interface Video extends Teardown {
  /** Where it stands. */
  phase(): VideoPhase;
  /** Starts it, as a click on the overlay does. */
  play(): void;
  /** Pauses it and returns to the overlay. */
  leave(): void;
  /** Gives it another mode; a player that is there starts anew [4.14]. */
  setMode(mode: VideoMode): void;
}

/** The videos of a page; of them one plays [4.14]. */
export interface PageVideos {
  /** The video that is mounted on an element already; undefined when there is none. */
  of(element: Element): Video | undefined;
  /** Adds one. @returns takes it out */
  add(element: Element, video: Video): Teardown;
  /** All but that of an element return to their overlays. */
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
    quietOthers(own) {
      for (const [element, video] of videos) if (element !== own) video.leave();
    },
  };
}
