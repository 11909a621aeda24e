/** The words of something that pages show and do not store, such as a product's variants. */
export interface HeldWordsTable {
  /** The id of what is shown, as the documents of pages name it. */
  held_id: string;
  site_id: string;
  /** Folded words, each once, separated by spaces. */
  words: string;
}

declare module '../../store/database' {
  interface StoreTables {
    held_words: HeldWordsTable;
  }
}
