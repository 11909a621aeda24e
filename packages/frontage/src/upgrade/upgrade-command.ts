import { explainWords, type ProgramCommand } from '@frontage/site-server';
import { parseArgs } from 'node:util';
import { upgradeSite } from './upgrade-site';

const help = `Brings the site of the current folder to a newer version of Frontage:

  upgrade [--to <version>] [--without-backup]

  --to              a version, or a file of it; the newest when left out
  --without-backup  where the data are in PostgreSQL, once you have made a dump of them

Stop the server first. A backup is made, then the version is installed and the data are brought up
to date. In the end the terminal says what changed, and how to go back. When one of these steps
fails, the version from before is installed again.
`;

/** The command `upgrade`. */
export const upgradeCommand: ProgramCommand = {
  summary: 'backs up, installs a newer version, brings the data up to date',
  help,
  read(words) {
    try {
      const options = {
        to: { type: 'string', default: 'latest' },
        'without-backup': { type: 'boolean', default: false },
      } as const;
      const { to, 'without-backup': hasDump } = parseArgs({ args: [...words], options }).values;
      return (configuration) => upgradeSite(configuration, { folder: process.cwd(), to, hasDump });
    } catch (error) {
      return explainWords(error);
    }
  },
};
