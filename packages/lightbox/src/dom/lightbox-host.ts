import type { Clock } from '@frontage/core-lifecycle';
import type { LightboxSettings } from '../defaults';
import type { Pictures } from './create-pictures';
import type { LightboxOptions } from './lightbox-options';

/** What the dialog and its parts ask of the lightbox. */
export interface LightboxHost extends Pick<LightboxOptions, 'window' | 'media'> {
  readonly settings: LightboxSettings;
  readonly pictures: Pictures;
  readonly clock: Clock;
  close(): void;
  /** Shows an item; counts from the end below 0. */
  goTo(index: number): void;
  /** Goes on by so many items. */
  step(by: number): void;
}
