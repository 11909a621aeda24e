import type { CollectionKind } from '@frontage/react-blocks/server';

/** A page that is a collection of others. */
export interface PageCollectionTable {
  page_id: string;
  site_id: string;
  kind: CollectionKind;
  /** Of the addresses of its items, below its own [5.09]. */
  address_format: string;
  created_at: number;
}

/** A page that is an item of a collection. */
export interface PageItemTable {
  page_id: string;
  site_id: string;
  collection_id: string;
  /** What `%t` stands for in its address. */
  name: string;
  /** The date of a note, or when an event begins. */
  starts_at: number;
  /** When an event ends. */
  ends_at: number | null;
  /** '' for none. */
  category: string;
  /** 1 for an event of whole days. */
  is_all_day: number;
  /** Where an event is; '' for not said. */
  place: string;
  /** An IANA name; '' for the site's. */
  time_zone: string;
  /** Where tickets of an event are sold; '' for nowhere. */
  tickets: string;
}

/** A tag of an item. */
export interface PageItemTagTable {
  page_id: string;
  site_id: string;
  tag: string;
}

declare module '../../store/database' {
  interface StoreTables {
    page_collection: PageCollectionTable;
    page_item: PageItemTable;
    page_item_tag: PageItemTagTable;
  }
}
