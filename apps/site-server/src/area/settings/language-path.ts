import { settingsPath } from './settings-path';

/** The address of the languages of a site. */
export const languagesPath = `${settingsPath}/languages`;

/** Returns the address of the words that a site has in a language. */
export function languagePath(tag: string): string {
  return `${languagesPath}/${tag}`;
}
