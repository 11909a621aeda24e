/** A file that was found, held in memory only while it is looked at; or why there is none. */
export type FoundFile =
  | { readonly name: string; readonly content: () => Uint8Array }
  | { readonly state: 'elsewhere' | 'missing'; readonly fault: string };

/** Where pictures are looked for. */
export interface PictureSource {
  /**
   * Finds the first that is there.
   *
   * @param sources addresses as markup has them: the best first
   * @param from the file that names them, below the folder
   */
  find(sources: readonly string[], from: string): FoundFile;
}
