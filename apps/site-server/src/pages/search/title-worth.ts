import { sql, type RawBuilder } from 'kysely';
import type { SearchQuery } from './parse-search-query';
import { wordForms } from './word-forms';

/**
 * Makes what the title of a row of `page_words` is worth to a search: 2 for each word as it was
 * typed, 1 for its singular or plural, or for a word that the last one begins.
 *
 * @param query folded words: only letters and digits, so none of them is a pattern
 */
export function titleWorth({ whole, beginning }: SearchQuery): RawBuilder<number> {
  const worths = [
    ...whole.map((word) => worth(word, formsOf(word))),
    ...(beginning === undefined
      ? []
      : [worth(beginning, [...formsOf(beginning), ` ${beginning}`])]),
  ];
  return worths.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(worths, sql` + `)})`;
}

const formsOf = (word: string) => wordForms(word).map((form) => ` ${form} `);

function worth(word: string, others: readonly string[]): RawBuilder<number> {
  const anyOther = sql.join(others.map(isInTitle), sql` or `);
  return sql<number>`case when ${isInTitle(` ${word} `)} then 2 when ${anyOther} then 1 else 0 end`;
}

function isInTitle(part: string): RawBuilder<boolean> {
  return sql<boolean>`page_words.title_words like ${`%${part}%`}`;
}
