import type { LightboxItem } from '../lightbox-item';
import type { Slots } from './create-slots';
import type { LightboxHost } from './lightbox-host';

/** What gestures act upon. */
export interface GestureHost extends Omit<LightboxHost, 'media'> {
  readonly dialog: HTMLElement;
  readonly slots: Slots;
  /** The number of items. */
  count(): number;
  /** The item this many places ahead. */
  item(by: number): LightboxItem | undefined;
}
