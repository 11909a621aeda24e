import { shortenText } from '@frontage/site-model/editing';
import { foldWords } from '../documents/fold-words';
import { textStop } from '../documents/plain-texts';
import type { SearchQuery } from './parse-search-query';
import { wordForms } from './word-forms';

/** The longest excerpt in characters, including dots. */
export const excerptLength = 160;

/**
 * Gives the part of a text around the first word of the query, cut between words, with dots for
 * omitted text. Plain text, never HTML.
 *
 * @param text the page's plain text
 * @param query the search
 */
export function excerpt(text: string, query: SearchQuery): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean.length <= excerptLength) return clean;
  const found = firstMatch(clean, query);
  const lead = found > 60 ? clean.indexOf(' ', found - 50) + 1 : 0;
  const start = lead > 0 && lead <= found ? lead : Math.min(found > 60 ? found : 0, clean.length);
  const before = start > 0 ? '… ' : '';
  const room = excerptLength - before.length;
  const rest = clean.slice(start);
  if (rest.length <= room) return before + withoutStops(rest);
  const kept = shortenText(rest, room - 2).slice(0, -2);
  return `${before}${withoutStops(kept)} …`;
}

/** A separator next to the dots is superfluous. */
function withoutStops(part: string): string {
  const stop = textStop.trim();
  const words = part.trim().split(' ');
  return words.slice(words[0] === stop ? 1 : 0, words.at(-1) === stop ? -1 : undefined).join(' ');
}

function firstMatch(text: string, query: SearchQuery): number {
  for (const word of text.matchAll(/\S+/g)) {
    if (foldWords(word[0]).some((folded) => matches(folded, query))) return word.index;
  }
  return 0;
}

function matches(word: string, { whole, beginning }: SearchQuery): boolean {
  const isWhole = whole.some((queried) => wordForms(queried).includes(word));
  return (
    isWhole ||
    (beginning !== undefined && wordForms(beginning).some((form) => word.startsWith(form)))
  );
}
