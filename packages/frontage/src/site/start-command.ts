import { helpText, type ProgramCommand } from '@frontage/site-server';
import { startSite } from './start-site';

/** The command `start`. */
export const startCommand: ProgramCommand = {
  summary: 'serves the site of this folder',
  help: `Serves the site of the current folder:

  start

The first start fills it from its files, and prints a link by which its owner makes an
account. A file .env in the folder may set what follows.

${helpText()}`,
  read: (words) =>
    words.length > 0
      ? `start takes no ${JSON.stringify(words[0])}. It is set up by variables.`
      : (configuration) => startSite(configuration, process.cwd()),
};
