import { parseArgs } from 'node:util';
import { explainWords, unknownWord } from '../terminal/explain-words';

/** What `accounts --help` prints. */
export const accountsHelp = `Shows who looks after a site, and lets somebody in who lost their password or their phone:

  accounts list
  accounts link <address>
  accounts forget-factor <address>

  --site    id of the site; can be left out when there is only one
  list      shows names, addresses and roles
  link      prints a link to choose a new password; it works once, within an hour
  forget-factor
            switches off the second factor of somebody who lost their phone and their
            recovery codes, and tells them by mail
`;

/** What the command was asked for. */
export type AccountsArguments = { readonly site: string | undefined } & (
  | { readonly do: 'list' }
  | { readonly do: 'link' | 'forget-factor'; readonly email: string }
);

/**
 * Reads the words after `accounts`.
 *
 * @returns a line that says what is wrong
 */
export function readAccountsArguments([name = '', ...args]: readonly string[]):
  | AccountsArguments
  | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' } },
      allowPositionals: true,
    });
    const { site } = values;
    if (name !== 'list' && name !== 'link' && name !== 'forget-factor')
      return unknownWord('accounts', name);
    const [email, extra] = name === 'list' ? [undefined, positionals[0]] : positionals;
    if (extra !== undefined) return `${JSON.stringify(extra)} is one argument too many.`;
    if (name === 'list') return { do: 'list', site };
    return email === undefined
      ? `accounts ${name} needs an address. To see them: npx frontage accounts list`
      : { do: name, site, email };
  } catch (error) {
    return explainWords(error);
  }
}
