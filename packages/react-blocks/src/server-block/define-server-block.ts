import type { Asset, PageRecord, SiteContext } from '@frontage/site-model';
import { readFields, type FieldTable, type StoredOf } from '@frontage/site-model/fields';
import type { ReactNode } from 'react';
import type { BlockPlace } from './block-place';

/** What every block may know of its page. */
export interface ServerPage {
  page: PageRecord;
  site: SiteContext;
  /** The page's language, e.g. `en-GB`. */
  locale: string;
  /** Gives an asset if it exists. */
  asset(id: string): Asset | undefined;
  /** Whether one of the page's texts is its title, a heading of the first level. */
  hasTitle(): boolean;
}

/** A block of the page document, with its data read. */
export interface StoredBlock<Table extends FieldTable> {
  /** The block's id on the page. */
  readonly id: string;
  readonly data: StoredOf<Table>;
}

/**
 * How long the markup of a block may be cached: `content`, until its data or its pictures change;
 * `page`, for one rendering of the page, because it shows data loaded for that; `visitor`, for one
 * answer, whose page may not be cached for anybody else.
 */
export type BlockCache = 'content' | 'page' | 'visitor';

/** What the server knows of a kind of block: its only definition. */
export interface ServerBlock<Table extends FieldTable = FieldTable, Services = object> {
  /** The kind, as in page documents. */
  readonly id: string;
  readonly fields: Table;
  /** Has no default: a block with live data has to declare it. */
  readonly cache: BlockCache | CacheOf<Table, Services>;
  /** Whether it shows pictures: the first such block may have the largest picture of the screen. */
  readonly pictures?: boolean;
  /** The chunks of its behaviour, if the registry does not name one. */
  readonly scripts?: readonly string[];
  /** Whether a script may ask for it without its page [7.10]. @default false */
  readonly isWidget?: boolean;
  /** What it lists, which makes a collection of that of its page [3.21]. @default nothing */
  readonly lists?: 'products';
  /** Reads the stored data. @default by its fields */
  readonly read?: (raw: unknown) => StoredOf<Table>;
  // Methods, so that a block with particular fields is assignable to a block.
  /**
   * The ids and names of its slides that have an address [2.20].
   *
   * @param inPath whether the address has them in its path rather than in its query
   * @default none
   */
  slideNames?(data: StoredOf<Table>, inPath: boolean): readonly string[];
  /** Renders the markup; undefined if the content no longer exists. */
  render(block: StoredBlock<Table>, place: BlockPlace, services: ServerPage & Services): ReactNode;
}

/** Decides the caching from what is stored or requested. */
export interface CacheOf<Table extends FieldTable, Services> {
  of(data: StoredOf<Table>, services: Services): BlockCache;
}

/**
 * Defines how the server renders a kind of block. `Services` is what the block needs besides the
 * page; whoever renders pages must provide it.
 */
export function defineServerBlock<Table extends FieldTable, Services = object>(
  block: ServerBlock<Table, Services>,
): ServerBlock<Table, Services> {
  return block;
}

/** The services that all blocks of a list need. */
export type ServicesOf<Blocks extends readonly ServerBlock[]> = UnionToIntersection<
  Blocks[number] extends infer Block ? WantedServices<Block> : never
>;

type WantedServices<Block> =
  Block extends ServerBlock<infer _Table, infer Services> ? Services : never;

type UnionToIntersection<Union> = (
  Union extends unknown ? (member: Union) => void : never
) extends (all: infer All) => void
  ? All
  : never;

/** Reads the data of a block by its definition. */
export function readStored<Table extends FieldTable>(
  { fields, read }: Pick<ServerBlock<Table>, 'fields' | 'read'>,
  raw: unknown,
): StoredOf<Table> {
  return read ? read(raw) : readFields(fields, raw);
}
