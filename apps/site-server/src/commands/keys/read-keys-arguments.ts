import { parseArgs } from 'node:util';
import { explainWords, unknownWord } from '../terminal/explain-words';

/** What `keys --help` prints. */
export const keysHelp = `Manages the keys that sign links and cookies, and hide gift codes and second factors:

  keys list
  keys rotate
  keys retire <key>

  list      shows what the keys are called and what they do; no key is ever printed
  rotate    makes a new key, which signs from the next start of the server on; older ones are
            still good. Nothing that was sent stops working. Of several servers give the file
            to all, then restart them
  retire    ends an older key: links and cookies that it signed stop working. Codes of gift
            cards and second factors are hidden anew first. Then restart the server

Where SECRET holds the keys, change it by hand: put a new one in front, with a comma behind it;
take an old one out after keys retire <key>.
`;

/** What the command was asked for. */
export type KeysArguments =
  | { readonly do: 'list' }
  | { readonly do: 'rotate' }
  | { readonly do: 'retire'; readonly key: string };

/**
 * Reads the words after `keys`.
 *
 * @returns a line that says what is wrong
 */
export function readKeysArguments([name = '', ...args]: readonly string[]): KeysArguments | string {
  try {
    const [key, extra] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
    const unexpected = name === 'retire' ? extra : key;
    if (name !== 'list' && name !== 'rotate' && name !== 'retire') return unknownWord('keys', name);
    if (unexpected !== undefined) return `${JSON.stringify(unexpected)} is one argument too many.`;
    if (name !== 'retire') return { do: name };
    return key === undefined
      ? 'keys retire needs the name of a key. To see them: npx frontage keys list'
      : { do: 'retire', key };
  } catch (error) {
    return explainWords(error);
  }
}
