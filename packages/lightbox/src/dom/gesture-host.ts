import type { LightboxItem } from '../lightbox-item';
import type { Slots } from './create-slots';
import type { LightboxHost } from './lightbox-host';

/** What pointers act upon. */
export interface GestureHost extends Omit<LightboxHost, 'media'> {
  readonly dialog: HTMLElement;
  readonly slots: Slots;
  /** How many items there are. */
  count(): number;
  /** The item so many places on. */
  item(by: number): LightboxItem | undefined;
}
