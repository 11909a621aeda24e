/**
 * Says what is wrong with the words of a command, as `parseArgs` of Node found it.
 *
 * @param error what it threw
 * @returns one line
 */
export function explainWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
  if (unknown !== undefined) return `There is no option ${unknown}.`;
  const extra = /^Unexpected argument '([^]*?)'\. /.exec(message)?.[1];
  if (extra !== undefined) return `${JSON.stringify(extra)} is one argument too many.`;
  const [, option = '', takes] =
    /^Option '(?:-\w, )?(--[\w-]+)[^']*' (argument (?:missing|is ambiguous)|does not take an argument)/.exec(
      message,
    ) ?? [];
  if (takes === undefined) return message;
  return takes.startsWith('argument') ? `${option} needs a value.` : `${option} takes no value.`;
}

/**
 * Says that a command has no such word, or nothing where it got none: then its help says enough.
 *
 * @param command such as `orders`
 * @param word the one after it; '' for none
 */
export function unknownWord(command: string, word: string): string {
  if (word === '') return '';
  return word.startsWith('-')
    ? `There is no option ${word}.`
    : `There is no command ${command} ${word}.`;
}

/**
 * Says what is wrong with the words after a command that takes none.
 *
 * @returns undefined where there are none
 */
export function needlessWord([word]: readonly string[]): string | undefined {
  if (word === undefined) return undefined;
  return word.startsWith('-')
    ? `There is no option ${word}.`
    : `${JSON.stringify(word)} is one argument too many.`;
}
