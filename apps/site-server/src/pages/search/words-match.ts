import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Store } from '../../store/store';
import { titleMark } from '../documents/fold-words';
import type { SearchQuery } from './parse-search-query';
import { wordForms } from './word-forms';

/** A word that a page may have; folded, only letters and digits, so none of them ends a quote. */
interface SearchedWord {
  readonly word: string;
  /** Whether it may be the beginning of a word. */
  readonly isBegun: boolean;
}

/** Of each of these a page has one at least. */
export type SearchedWords = readonly (readonly SearchedWord[])[];

/** The words of a query in the singular or the plural, wherever a page has them. */
export function wordsAnywhere({ whole, beginning }: SearchQuery): SearchedWords {
  return [
    ...whole.map((word) => wordForms(word).map((form) => ({ word: form, isBegun: false }))),
    ...(beginning === undefined ? [] : [beginnings(beginning)]),
  ];
}

/** The words of a query as they were typed, each in the title of a page. */
export function wordsInTitle({ whole, beginning }: SearchQuery): SearchedWords {
  const words = beginning === undefined ? whole : [...whole, beginning];
  return words.map((word) => [{ word: titleMark + word, isBegun: false }]);
}

/** The words of a query wherever a page has them, one of them at least in its title. */
export function wordsAlsoInTitle(query: SearchQuery): SearchedWords {
  const anywhere = wordsAnywhere(query);
  const marked = anywhere.flat().map(({ word, isBegun }) => ({ word: titleMark + word, isBegun }));
  return [...anywhere, marked];
}

/**
 * Gives the condition that a row of `page_words` has words, for the index of the database.
 *
 * @param kind of the database
 * @param words of which it has one each
 */
export function wordsMatch(kind: Store['kind'], words: SearchedWords): RawBuilder<SqlBool> {
  return kind === 'sqlite'
    ? sql`page_words.id in (select rowid from page_words_index where page_words_index match ${matchText(words)})`
    : // As the index has it: what PostgreSQL's own parser makes of words depends on the server.
      sql`array_to_tsvector(string_to_array(btrim(page_words.words), ' ')) @@ ${tsqueryText(words)}::tsquery`;
}

/** A query of FTS5. */
function matchText(words: SearchedWords): string {
  const term = ({ word, isBegun }: SearchedWord) => `"${word}"${isBegun ? '*' : ''}`;
  return words.map((any) => `(${any.map(term).join(' OR ')})`).join(' AND ');
}

/** A `tsquery`. */
function tsqueryText(words: SearchedWords): string {
  const term = ({ word, isBegun }: SearchedWord) => `'${word}'${isBegun ? ':*' : ''}`;
  return words.map((any) => `(${any.map(term).join(' | ')})`).join(' & ');
}

/** The forms of the last word that do not begin with another form. */
function beginnings(beginning: string): readonly SearchedWord[] {
  const forms = wordForms(beginning);
  return forms
    .filter((form) => !forms.some((other) => other !== form && form.startsWith(other)))
    .map((word) => ({ word, isBegun: true }));
}
