import type { LightboxSettings } from '../defaults';
import type { LightboxItem } from '../lightbox-item';
import type { LightboxOptions } from './lightbox-options';

/** The options for a lightbox of links. */
export interface LightboxData extends Partial<LightboxSettings> {
  /** Selects the links. @default those to a picture file, and those with `data-lightbox` */
  readonly links?: string | undefined;
  /** Reads the item of a link. @default `readItem` */
  readonly readItem?: ((link: HTMLAnchorElement) => LightboxItem) | undefined;
}

/** What a lightbox of links needs from its surroundings. */
export interface LightboxContext extends Pick<
  LightboxOptions,
  'window' | 'media' | 'clock' | 'reducedMotion'
> {
  /** Loads the part that opens. @default a chunk of this package */
  readonly load?: (() => Promise<{ readonly openLinks: OpenLinks }>) | undefined;
}

/** The part that opens: a lightbox for the links within a root, until the signal aborts. */
export type OpenLinks = (
  root: HTMLElement,
  data: LightboxData,
  context: LightboxContext,
  signal: AbortSignal,
) => UseLinks;

/** Handles an event of a link, or of the address. */
export type UseLinks = (type: string, link?: HTMLAnchorElement) => void;
