import type { ProgramCommand } from '@frontage/site-server';
import { initHelp, readInitArguments } from './read-init-arguments';
import { runInit } from './run-init';

/** The command `init`. */
export const initCommand: ProgramCommand = {
  summary: 'makes a site of your own in a new folder, and starts it',
  help: initHelp,
  read(words) {
    const ask = readInitArguments(words);
    return typeof ask === 'string' ? ask : () => runInit(ask);
  },
};
