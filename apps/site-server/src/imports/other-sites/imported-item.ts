/** What an import brings. */
export const itemKinds = ['page', 'post', 'product', 'picture', 'form'] as const;

/** A kind of what an import brings. */
export type ItemKind = (typeof itemKinds)[number];

/** One thing that an import brings. */
export interface ImportItem {
  readonly kind: ItemKind;
  /** The name of its file, such as `pages/about.json`. */
  readonly name: string;
  /** What it is called to its owner: an address such as `/about`, or the name of a file. */
  readonly label: string;
}

/** What would become of one thing. */
export interface PlannedItem extends ImportItem {
  /**
   * `same`: it is there like that. `kept`: something else is there already, and stays. `leftOut`:
   * the site does not take it.
   */
  readonly state: 'new' | 'same' | 'kept' | 'leftOut';
  /** Why it is left out. @default '' */
  readonly why: string;
}

/** What became of one thing. */
export interface ImportedItem extends ImportItem {
  readonly state: 'made' | 'same' | 'kept' | 'leftOut';
  /** Its id; undefined for what was left out. */
  readonly id: string | undefined;
  /** Why it was left out. @default '' */
  readonly why: string;
}

/** Who follows an import. */
export interface ImportWatch {
  /** Is waited for before each thing; what it rejects with ends the import. */
  readonly before: () => Promise<void>;
  /** Is told what became of each thing, once it is stored. */
  readonly note: (item: ImportedItem) => Promise<void>;
  /**
   * Says why something that the store refused is left out; or throws, and the import ends.
   * @default it ends
   */
  readonly explain?: (error: unknown) => string;
}
