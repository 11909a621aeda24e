import { settingsPath } from './settings-path';

/** The address of the languages of a site. */
export const languagesPath = `${settingsPath}/languages`;

/** Returns the address where a language is taken from a site. */
export function removeLanguagePath(tag: string): string {
  return `${languagePath(tag)}/remove`;
}

/** Returns the address where a language comes back that a site had once. */
export function removedLanguagePath(tag: string): string {
  return `${languagePath(tag)}/removed`;
}

/** Returns the address of the words that a site has in a language. */
export function languagePath(tag: string): string {
  return `${languagesPath}/${tag}`;
}
