import { serverCommands, type ProgramCommand } from '@frontage/site-server';
import { buildCommand } from './develop/build-command';
import { devCommand } from './develop/dev-command';
import { initCommand } from './new-site/init-command';
import { startCommand } from './site/start-command';
import { upgradeCommand } from './upgrade/upgrade-command';

/** What the program can do, by the first word, in the order of its help. */
export const programCommands: ReadonlyMap<string, ProgramCommand> = new Map([
  ['init', initCommand],
  ['start', startCommand],
  ['dev', devCommand],
  ['build', buildCommand],
  ['upgrade', upgradeCommand],
  ...serverCommands,
]);
