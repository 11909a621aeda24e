import type { ProgramCommand } from '@frontage/site-server';
import { buildSite } from './build-site';

const help = `Tries the files of the site out, without touching its data:

  build

Every page is made once, and every link on it that stays on the site is followed. What is wrong is
said line by line, and it ends with 1: for a check before a site is put online.
`;

/** The command `build`. */
export const buildCommand: ProgramCommand = {
  summary: 'tries the files out: makes every page, follows every link, touches no data',
  help,
  read: ([extra]) =>
    extra === undefined
      ? (configuration) => buildSite(configuration, process.cwd(), process.stdout)
      : `build takes no ${JSON.stringify(extra)}.`,
};
