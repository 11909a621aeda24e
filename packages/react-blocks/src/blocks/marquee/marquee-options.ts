import { storedFields } from '../../stored/stored-fields';

/** How a marquee moves [3.30]. */
export interface MarqueeOptions {
  /** How often the wave repeats: twice as high is half as long. @default 1 */
  readonly waveFrequency: number;
  /** How far the wave swings; 0 is a straight line. @default 0 */
  readonly waveIntensity: number;
  /** Where the words go. @default 'left' */
  readonly animationDirection: 'left' | 'right';
  /** How fast, in 75 px a second. @default 1 */
  readonly animationSpeed: number;
  /** Whether it stands still under the pointer. @default false */
  readonly pausedOnHover: boolean;
}

/** The options of a marquee that says nothing about them [3.30]. */
export const marqueeDefaults: MarqueeOptions = {
  waveFrequency: 1,
  waveIntensity: 0,
  animationDirection: 'left',
  animationSpeed: 1,
  pausedOnHover: false,
};

/** The most that a wave's options and the speed may be. */
export const mostMarquee = { waveFrequency: 10, waveIntensity: 10, animationSpeed: 10 } as const;

/** Reads options from JSON, ours or published; what is wrong or missing has its default. */
export function readMarqueeOptions(raw: unknown): MarqueeOptions {
  const stored = storedFields(raw);
  const amount = (name: keyof typeof mostMarquee): number =>
    Math.min(mostMarquee[name], Math.max(0, stored.number(name, marqueeDefaults[name])));
  return {
    waveFrequency: amount('waveFrequency'),
    waveIntensity: amount('waveIntensity'),
    animationDirection: stored.choice('animationDirection', ['left', 'right'] as const, 'left'),
    animationSpeed: amount('animationSpeed'),
    pausedOnHover: stored.flag('pausedOnHover', false),
  };
}
