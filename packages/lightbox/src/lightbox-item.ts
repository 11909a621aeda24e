import type { SizeFormat } from '@frontage/image-loader';

/** What an item shows. */
export interface LightboxContent {
  /** `image`, or a kind that the media adapter knows, such as `video`. @default 'image' */
  readonly type?: string | undefined;
  /** The address of the file; a broken picture links to it. */
  readonly src: string;
  /** The picture in words. @default '' */
  readonly alt?: string | undefined;
  /** The picture's own size in px. Without it the size is known once it is loaded. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** How its address names a width; without it there is the one address only. */
  readonly sizeFormat?: SizeFormat | undefined;
  /**
   * The address of a smaller picture that the page has already: shown until the large one is there.
   */
  readonly thumbnail?: string | undefined;
  /** Whatever the media adapter needs, such as the slide's element. */
  readonly source?: unknown;
}

/** The words below an item. */
export interface LightboxMeta {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Where the words lead on to, such as the page on which what is shown can be bought. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
}

/**
 * One item of a set [3.27]: what it shows, what is said about it, and by what it is known in an
 * address.
 */
export interface LightboxItem {
  readonly id?: string | undefined;
  /** Its address, or the last part of it. */
  readonly url?: string | undefined;
  readonly content: LightboxContent;
  readonly meta: LightboxMeta;
}
