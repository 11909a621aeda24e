import { needlessWord, type ProgramCommand } from '@frontage/site-server';
import { developSite } from './develop-site';

const help = `Serves the site of the current folder while you work on its files:

  dev

A change in the files of the site is published at once, and open pages reload. Where a file is
wrong, the terminal says so, and the site stays as it was. Ctrl+C ends it.
`;

/** The command `dev`. */
export const devCommand: ProgramCommand = {
  summary: 'serves it while you work on its files, and publishes every change',
  help,
  read: (words) => needlessWord(words) ?? (() => developSite(process.cwd())),
};
