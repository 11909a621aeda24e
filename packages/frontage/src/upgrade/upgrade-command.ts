import type { ProgramCommand } from '@frontage/site-server';
import { parseArgs } from 'node:util';
import { upgradeSite } from './upgrade-site';

const help = `Brings the site of the current folder to a newer version of Frontage:

  upgrade [--to <version>]

  --to  a version, or a file of it; the newest when left out

The server has to be stopped. A backup is made first; then the version is installed, the data are
brought up to date, and it is said how to go back. When one of these fails the version from before
is installed again.
`;

/** The command `upgrade`. */
export const upgradeCommand: ProgramCommand = {
  summary: 'backs up, installs a newer version, brings the data up to date',
  help,
  read(words) {
    try {
      const { values } = parseArgs({ args: [...words], options: { to: { type: 'string' } } });
      return (configuration) =>
        upgradeSite(configuration, { folder: process.cwd(), to: values.to ?? 'latest' });
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },
};
