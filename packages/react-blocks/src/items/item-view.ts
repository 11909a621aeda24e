/** What a collection holds: notes, newest first, or events, the next one first. */
export type CollectionKind = 'notes' | 'events';

/** An item of a collection, as pages show it. */
export interface ItemView {
  /** The address of its page. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** The date of a note, or when an event begins; UTC milliseconds. */
  readonly startsAt: number;
  /** When an event ends, UTC milliseconds; null for an hour that is not known, and for notes. */
  readonly endsAt: number | null;
  /** '' for none. */
  readonly category: string;
  readonly tags: readonly string[];
}

/** A category or tag, and how many items have it. */
export interface ItemLabel {
  readonly word: string;
  readonly count: number;
}

/** What a visitor wants to see of a collection. */
export interface ItemFilter {
  /** '' for all. */
  readonly category: string;
  /** '' for all. */
  readonly tag: string;
  /** Whether events are shown that are over. */
  readonly isPast: boolean;
  /** From 1. */
  readonly page: number;
}

/** A part of a collection, as its list shows it. */
export interface ItemListView {
  readonly kind: CollectionKind;
  /** The path of the page with the list. */
  readonly path: string;
  /** The path of the collection, where labels lead; undefined if visitors do not see that. */
  readonly listPath?: string | undefined;
  /** Whether programs that read news find it at `listPath`. @default false */
  readonly hasFeed?: boolean | undefined;
  /** An IANA name, in which its dates are shown. */
  readonly timeZone: string;
  readonly filter: ItemFilter;
  readonly items: readonly ItemView[];
  /** How many the filter finds. */
  readonly total: number;
  readonly pages: number;
  /** Of the whole collection. */
  readonly categories: readonly ItemLabel[];
  readonly tags: readonly ItemLabel[];
}

/** An item on its own page. */
export interface ItemFactsView {
  readonly kind: CollectionKind;
  readonly item: Pick<ItemView, 'startsAt' | 'endsAt' | 'category' | 'tags'>;
  /** The path of its collection; undefined if visitors do not see that. */
  readonly listPath?: string | undefined;
  /** An IANA name. */
  readonly timeZone: string;
}
