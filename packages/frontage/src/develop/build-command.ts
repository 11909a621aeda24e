import { needlessWord, type ProgramCommand } from '@frontage/site-server';
import { buildSite } from './build-site';

const help = `Checks the files of the site, and leaves its data alone:

  build

Makes every page once, and follows every link on it that stays on the site. Prints a line for each
thing that is wrong, and then ends with 1: a check before you put a site online.
`;

/** The command `build`. */
export const buildCommand: ProgramCommand = {
  summary: 'checks the files: makes every page, follows every link, leaves the data alone',
  help,
  read: (words) =>
    needlessWord(words) ??
    ((configuration) => buildSite(configuration, process.cwd(), process.stdout)),
};
