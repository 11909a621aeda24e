/** How what was found comes into the site. */
export interface OtherImportWish {
  /** Whether visitors see it at once. */
  readonly publish: boolean;
  /** Whether what is there already is brought to what was found. */
  readonly replace: boolean;
}
