import type { Clock } from '@frontage/core-lifecycle';
import type { VideoEvent } from './step-video';

/** Something that plays: a provider's frame, or the browser's own player. */
export interface VideoPlayer {
  /** What has the focus while it plays. */
  readonly element: HTMLElement;
  play(): void;
  pause(): void;
  /** Stops and removes it; nothing of it stays. */
  destroy(): void;
}

/** What a player needs from its surroundings. */
export interface VideoPlayerHost {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** Where it comes. */
  readonly stage: HTMLElement;
  /** Its name for those who do not see it. */
  readonly title: string;
  /** Told of everything that happens to it. */
  notify(news: Extract<VideoEvent, 'loaded' | 'ready' | 'playing' | 'paused' | 'failed'>): void;
}
