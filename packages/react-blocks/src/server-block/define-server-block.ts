import type { Asset, PageRecord, SiteContext } from '@frontage/site-model';
import { readFields, type FieldTable, type StoredOf } from '@frontage/site-model/fields';
import type { ReactNode } from 'react';
import type { BlockPlace } from './block-place';

/** What every block may know of the page it stands on. */
export interface ServerPage {
  page: PageRecord;
  site: SiteContext;
  /** The page's language, e.g. `en-GB`. */
  locale: string;
  /** A known asset. */
  asset(id: string): Asset | undefined;
  /** Whether one of the page's texts is its title, a heading of the first level. */
  hasTitle(): boolean;
}

/** A block as the page document has it, its data read. */
export interface StoredBlock<Table extends FieldTable> {
  /** The block's id on the page. */
  readonly id: string;
  readonly data: StoredOf<Table>;
}

/**
 * How long the markup of a block stays: `content`, until its data or its pictures change; `page`,
 * for one rendering of the page, since it shows what is looked up for that; `visitor`, for one
 * answer, and then its page may not be kept for anybody else.
 */
export type BlockCache = 'content' | 'page' | 'visitor';

/** What the server knows of a kind of block: the one definition. */
export interface ServerBlock<Table extends FieldTable = FieldTable, Services = object> {
  /** The kind, as page documents have it. */
  readonly id: string;
  readonly fields: Table;
  /** There is no default: who shows live data has to say so. */
  readonly cache: BlockCache | CacheOf<Table, Services>;
  /** Whether it shows pictures: the first block that does may have the largest of the screen. */
  readonly pictures?: boolean;
  /** Chunks that its behaviour comes in, where the registry does not name one of its own. */
  readonly scripts?: readonly string[];
  /** Reads what is stored. @default by its fields */
  readonly read?: (raw: unknown) => StoredOf<Table>;
  // Methods, so that a block of certain fields is a block.
  /** The markup; undefined where what it shows is gone. */
  render(block: StoredBlock<Table>, place: BlockPlace, services: ServerPage & Services): ReactNode;
}

/** How long it stays, where that depends on what is stored or asked for. */
export interface CacheOf<Table extends FieldTable, Services> {
  of(data: StoredOf<Table>, services: Services): BlockCache;
}

/**
 * Defines how the server renders a kind of block. `Services` is what the block wants beside the
 * page: whoever renders pages is asked for it.
 */
export function defineServerBlock<Table extends FieldTable, Services = object>(
  block: ServerBlock<Table, Services>,
): ServerBlock<Table, Services> {
  return block;
}

/** What all blocks of a list want. */
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

/** The data of a block, as its definition reads it. */
export function readStored<Table extends FieldTable>(
  { fields, read }: Pick<ServerBlock<Table>, 'fields' | 'read'>,
  raw: unknown,
): StoredOf<Table> {
  return read ? read(raw) : readFields(fields, raw);
}
