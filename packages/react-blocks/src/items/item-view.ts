import type { PictureData } from '../picture/picture.parts';

/** What a collection holds: notes, newest first, or events, the next one first. */
export type CollectionKind = 'notes' | 'events';

/** What an event has beside its hours. */
export interface EventView {
  /** Whether it takes whole days, from the first midnight to the last minute. @default false */
  readonly isAllDay?: boolean | undefined;
  /** Where it is. @default not said */
  readonly place?: string | undefined;
  /** An IANA name, by whose clocks it is told. @default that of its list */
  readonly timeZone?: string | undefined;
  /** The address at which tickets are sold. @default there are none */
  readonly tickets?: string | undefined;
}

/** What a product costs, as a summary shows it. */
export interface ItemPrice {
  /** With its currency, in the page's language. */
  readonly text: string;
  /** Whether other variants cost more. */
  readonly isFrom: boolean;
}

/** An item of a collection, or a product beside them, as pages show it. */
export interface ItemView extends EventView {
  /** The address of its page. */
  readonly href: string;
  /** The title of its page. */
  readonly title: string;
  /** What its page is about; '' for not said. */
  readonly description: string;
  /** The date of a note, or when an event begins; UTC milliseconds. */
  readonly startsAt: number;
  /** When an event ends, UTC milliseconds; null for an hour that is not known, and for notes. */
  readonly endsAt: number | null;
  /** Its category; '' for none. */
  readonly category: string;
  /** Its tags. */
  readonly tags: readonly string[];
  /** The first picture of its page. @default none, or the list shows none */
  readonly picture?: PictureData | undefined;
  /** The lowest price of a product, as it is shown. @default it is no product, or has none */
  readonly price?: ItemPrice | undefined;
  /** Whether the first that its page shows is a video. @default false */
  readonly isVideo?: boolean | undefined;
}

/** A category or tag, and how many items have it. */
export interface ItemLabel {
  /** Its name. */
  readonly word: string;
  /** How many items have it. */
  readonly count: number;
}

/** What a visitor wants to see of a collection. */
export interface ItemFilter {
  /** A category; '' for all. */
  readonly category: string;
  /** A tag; '' for all. */
  readonly tag: string;
  /** Whether events are shown that are over. */
  readonly isPast: boolean;
  /** The page of the list, from 1. */
  readonly page: number;
  /** The parameter that names it: of several lists on a page, each has its own. @default 'page' */
  readonly pageControl?: string | undefined;
  /** The pages that other lists of the page show, as part of a query. @default none */
  readonly others?: string | undefined;
}

/** A part of a collection, as its list shows it. */
export interface ItemListView {
  /** The collection. @default not said */
  readonly collectionId?: string | undefined;
  /** What the collection holds. */
  readonly kind: CollectionKind;
  /** The path of the page with the list. */
  readonly path: string;
  /** The path of the collection, where labels lead; undefined if visitors do not see that. */
  readonly listPath?: string | undefined;
  /** Whether programs that read news find it at `listPath`. @default false */
  readonly hasFeed?: boolean | undefined;
  /** Whether its items are products, which have a price and no date. @default false */
  readonly isOfProducts?: boolean | undefined;
  /** An IANA name, in which its dates are shown. */
  readonly timeZone: string;
  /** What the visitor wants to see. */
  readonly filter: ItemFilter;
  /** Those of this page. */
  readonly items: readonly ItemView[];
  /** How many the filter finds. */
  readonly total: number;
  /** How many pages they fill. */
  readonly pages: number;
  /** Categories of the whole collection. */
  readonly categories: readonly ItemLabel[];
  /** Tags of the whole collection. */
  readonly tags: readonly ItemLabel[];
}

/** All items of a collection, as an archive shows them. */
export type ArchiveView = Pick<ItemListView, 'kind' | 'listPath' | 'timeZone' | 'items'> &
  LeadingView;

/** The labels of a collection, and which of them a visitor has chosen. */
export type TagsView = Pick<ItemListView, 'path' | 'listPath' | 'filter' | 'tags' | 'categories'> &
  LeadingView;

/** What leads to the page of a collection. */
interface LeadingView {
  /** Whether an item list there shows what fits. @default true */
  readonly hasList?: boolean | undefined;
}

/** An item on its own page. */
export interface ItemFactsView {
  readonly kind: CollectionKind;
  readonly item: Pick<ItemView, 'startsAt' | 'endsAt' | 'category' | 'tags'> & EventView;
  /** The path of its page, below which its calendar file is. @default it has none */
  readonly path?: string | undefined;
  /** The path of its collection; undefined if visitors do not see that. */
  readonly listPath?: string | undefined;
  /** An IANA name. */
  readonly timeZone: string;
}

/** A month of events. */
export interface CalendarView {
  /** The month, such as `2026-03`. */
  readonly month: string;
  /** The day that it is, such as `2026-03-09`, by the clocks of the site. */
  readonly today: string;
  /** The path of the page with the calendar. */
  readonly path: string;
  /** The collection. @default not said */
  readonly collectionId?: string | undefined;
  /** The path of the collection, where its calendar file is; undefined if nobody sees that. */
  readonly listPath?: string | undefined;
  /** An IANA name, for events without one. */
  readonly timeZone: string;
  /** Events of the month, the next one first. */
  readonly events: readonly ItemView[];
  /** Whether there are events before the month. */
  readonly hasEarlier: boolean;
  /** Whether there are events after it. */
  readonly hasLater: boolean;
}

/** Dates of a tour. */
export interface TourDatesView {
  /** An IANA name, for events without one. */
  readonly timeZone: string;
  /** What is to come, the next one first. */
  readonly coming: readonly ItemView[];
  /** What is over, the latest first. */
  readonly past: readonly ItemView[];
}
