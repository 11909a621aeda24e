import { textReply } from '../endpoint';
import type { ActionManner } from './action-manner';
import type { Refusal } from './refused';

/** The message for a status. */
type WordsByStatus = Readonly<Record<number, string>>;

const usual: WordsByStatus = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  429: 'Too many requests.',
};

/**
 * The manner of actions with the same English messages for everybody: their callers are programs.
 *
 * @param words the messages, by status
 */
export function fixedWords(words: WordsByStatus): ActionManner<unknown, unknown, Refusal> {
  const messageOf = (status: number) => words[status] ?? usual[status] ?? 'This did not work.';
  return {
    noSite: { status: 404 },
    unreadable: { status: 400 },
    tooMany: { status: 429 },
    explain: ({ status }) => ({ error: messageOf(status) }),
    page: ({ status }) => textReply(status, messageOf(status)),
  };
}
