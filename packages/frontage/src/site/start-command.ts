import { needlessWord, settingsText, type ProgramCommand } from '@frontage/site-server';
import { usualEnvironment } from './read-environment';
import { startSite } from './start-site';

/** The command `start`. */
export const startCommand: ProgramCommand = {
  summary: 'serves the site of this folder',
  help: `Serves the site of the current folder:

  start

The first start fills the site from its files, and prints a link by which you make your account.

What follows can be set, each on a line such as PORT=4000: in the file .env of the folder, or in the
environment, which wins.

${settingsText({ ...usualEnvironment, RUNTIME_DIR: null })}
`,
  read: (words) =>
    needlessWord(words) ?? ((configuration) => startSite(configuration, process.cwd())),
};
