/** Something that can be added to a page. */
export interface PaletteEntry {
  /** What the palette answers with, such as the kind of a block. */
  readonly id: string;
  readonly name: string;
  /** What it is, or what it needs, in one line. @default nothing more than its name */
  readonly about?: string;
  /** Other words that it is looked for by. @default none */
  readonly words?: string | undefined;
  /** Its small picture. @default an empty frame */
  readonly picture?: KindPicture;
}

/** Entries of one subject. */
export interface PaletteGroup {
  readonly heading: string;
  readonly entries: readonly PaletteEntry[];
  /** Something else that is done with them; the palette answers with its id. @default nothing */
  readonly act?: { readonly id: string; readonly text: string };
}

/** A small picture: paths of SVG in a field of 48 × 32. */
export interface KindPicture {
  /** Drawn as lines. */
  readonly lines: string;
  /** Filled. @default nothing */
  readonly areas?: string | undefined;
}
