import type { Clock } from '@frontage/core-lifecycle';
import type { LightboxSettings } from '../defaults';
import type { Pictures } from './create-pictures';
import type { LightboxOptions } from './lightbox-options';

/** What the dialog and its parts need from the lightbox. */
export interface LightboxHost extends Pick<LightboxOptions, 'window' | 'media'> {
  readonly settings: LightboxSettings;
  readonly pictures: Pictures;
  readonly clock: Clock;
  close(): void;
  /** Shows an item; a negative index counts from the end. */
  goTo(index: number): void;
  /** Moves on by this many items. */
  step(by: number): void;
}
