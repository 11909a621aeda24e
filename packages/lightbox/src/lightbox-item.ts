import type { SizeFormat } from '@frontage/image-loader';

/** The content of an item. */
export interface LightboxContent {
  /** `image`, or a kind that the media adapter knows, such as `video`. @default 'image' */
  readonly type?: string | undefined;
  /** The address of the file; a broken picture links to it. */
  readonly src: string;
  /** The alternative text. @default '' */
  readonly alt?: string | undefined;
  /** The picture's natural size in px. Without it the size is known after loading. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** How its address names a width; without it there is only one address. */
  readonly sizeFormat?: SizeFormat | undefined;
  /**
   * The address of a smaller picture that the page has loaded: shown until the large one has
   * loaded.
   */
  readonly thumbnail?: string | undefined;
  /** Whatever the media adapter needs, such as the slide's element. */
  readonly source?: unknown;
}

/** The caption of an item. */
export interface LightboxMeta {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** A link after the caption, such as to the page that sells the item. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
}

/** One item of a set [3.27]: its content, its caption, and its name in an address. */
export interface LightboxItem {
  readonly id?: string | undefined;
  /** Its address, or the last part of it. */
  readonly url?: string | undefined;
  readonly content: LightboxContent;
  readonly meta: LightboxMeta;
}
