import { sql } from 'kysely';

/** Where a row stands among those of its table, by `created_at` and `id`. */
export interface RowPlace {
  /** UTC milliseconds. */
  readonly createdAt: number;
  readonly id: string;
}

/** A part of a table: what is older or newer than a place; without either, the newest rows. */
export interface RowPart {
  readonly before?: RowPlace | undefined;
  readonly after?: RowPlace | undefined;
  readonly limit: number;
}

/**
 * Gives what a query of a part needs. Parts follow each other by the place of their last row, so
 * what is added meanwhile moves nothing.
 *
 * @returns a condition, the order of `created_at` and `id`, and what puts the rows newest first
 */
export function partOf({ before, after }: Omit<RowPart, 'limit'>) {
  const isUp = after !== undefined;
  const place = after ?? before;
  const sign = sql.raw(isUp ? '>' : '<');
  return {
    isWithin: place
      ? sql<boolean>`(created_at, id) ${sign} (${place.createdAt}, ${place.id})`
      : sql<boolean>`1 = 1`,
    order: isUp ? ('asc' as const) : ('desc' as const),
    newestFirst: <Row>(rows: Row[]): Row[] => (isUp ? rows.reverse() : rows),
  };
}
