import { basename } from 'node:path';

/** What somebody says about a new site. */
export interface SiteAnswers {
  readonly name: string;
  /** One sentence, which the home page begins with. */
  readonly about: string;
  /** Who hears of messages and orders; empty: they are read in the owner's area. */
  readonly email: string;
}

/**
 * The answers of who says nothing: the name is that of the folder.
 *
 * @param folder such as `/home/ada/harbour-books`
 */
export function usualAnswers(folder: string): SiteAnswers {
  const words = basename(folder)
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim();
  const name = words === '' ? 'My site' : words.charAt(0).toUpperCase() + words.slice(1);
  return { name, about: 'A small place on the web, just opened.', email: '' };
}
