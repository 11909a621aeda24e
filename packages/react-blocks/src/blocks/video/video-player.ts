import type { Clock } from '@frontage/core-lifecycle';
import type { VideoEvent } from './step-video';

/** Something that plays: a provider's frame, or the browser's own player. */
export interface VideoPlayer {
  /** Receives the focus while it plays. */
  readonly element: HTMLElement;
  play(): void;
  pause(): void;
  /** Stops and removes it without a trace. */
  destroy(): void;
}

/** What a player needs from its surroundings. */
export interface VideoPlayerHost {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** The element for it. */
  readonly stage: HTMLElement;
  /** Its accessible name. */
  readonly title: string;
  /** Called with everything that happens to it. */
  notify(news: Extract<VideoEvent, 'loaded' | 'ready' | 'playing' | 'paused' | 'failed'>): void;
}
