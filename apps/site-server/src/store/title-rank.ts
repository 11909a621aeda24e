import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from './escape-like';
import { searchWords } from './search-key';

/** Where the title of a row ends in the text that it is found by. */
export interface TitleEnd {
  /** The text, stored as `searchKey` returns it: it begins with the title. */
  readonly column: string;
  /** What stands between the title and its address. */
  readonly between: string;
  /** The column of the address. */
  readonly address: string;
}

/** What `titleRank` gives, the best first. */
export const titleRanks = [0, 1, 2] as const;

/**
 * Makes the order of what is found: first those whose titles have every word of a search at
 * the start of a word, then those that have them inside, then those that have them elsewhere.
 *
 * @param end where the title ends
 * @param search words as somebody entered them
 */
export function titleRank(
  { column, between, address }: TitleEnd,
  search: string,
): RawBuilder<number> {
  const words = searchWords(search).map(escapeLike);
  // A bare number would be a column, and PostgreSQL takes no other constant.
  if (words.length === 0) return sql<number>`0 + 0`;
  const has = (start: string) =>
    sql.join(
      words.map(
        (word) =>
          sql`' ' || ${sql.ref(column)} like ${`%${start}${word}%${between}`} || ${sql.ref(address)} || '%' escape '\\'`,
      ),
      sql` and `,
    );
  return sql<number>`case when ${has(' ')} then 0 when ${has('')} then 1 else 2 end`;
}
