import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Store } from '../../store/store';
import type { SearchQuery } from './parse-search-query';
import { wordForms } from './word-forms';

/**
 * Gives the condition that a row of `page_words` has all words of a query, in the singular or the
 * plural, for the index of the database.
 *
 * @param kind of the database
 * @param query folded words: only letters and digits, so none of them ends a quote
 */
export function wordsMatch(kind: Store['kind'], query: SearchQuery): RawBuilder<SqlBool> {
  return kind === 'sqlite'
    ? sql`page_words.id in (select rowid from page_words_index where page_words_index match ${matchText(query)})`
    : // As the index has it: what PostgreSQL's own parser makes of words depends on the server.
      sql`array_to_tsvector(string_to_array(btrim(page_words.words), ' ')) @@ ${tsqueryText(query)}::tsquery`;
}

/** A query of FTS5. */
function matchText({ whole, beginning }: SearchQuery): string {
  return [
    ...whole.map((word) =>
      anyOf(
        wordForms(word).map((form) => `"${form}"`),
        ' OR ',
      ),
    ),
    ...beginnings(beginning).map((forms) =>
      anyOf(
        forms.map((form) => `"${form}"*`),
        ' OR ',
      ),
    ),
  ].join(' AND ');
}

/** A `tsquery`. */
function tsqueryText({ whole, beginning }: SearchQuery): string {
  return [
    ...whole.map((word) =>
      anyOf(
        wordForms(word).map((form) => `'${form}'`),
        ' | ',
      ),
    ),
    ...beginnings(beginning).map((forms) =>
      anyOf(
        forms.map((form) => `'${form}':*`),
        ' | ',
      ),
    ),
  ].join(' & ');
}

/** The forms of the last word that do not begin with another form. */
function beginnings(beginning: string | undefined): readonly (readonly string[])[] {
  if (beginning === undefined) return [];
  const forms = wordForms(beginning);
  return [forms.filter((form) => !forms.some((other) => other !== form && form.startsWith(other)))];
}

function anyOf(terms: readonly string[], or: string): string {
  return terms.length === 1 ? terms.join('') : `(${terms.join(or)})`;
}
