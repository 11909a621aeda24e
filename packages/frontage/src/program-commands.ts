import { hasData, serverCommands, type ProgramCommand } from '@frontage/site-server';
import { buildCommand } from './develop/build-command';
import { devCommand } from './develop/dev-command';
import { initCommand } from './new-site/init-command';
import { requireSite } from './site/require-site';
import { startCommand } from './site/start-command';
import { upgradeCommand } from './upgrade/upgrade-command';

/** Those that say themselves where no site is, or want none: a restore is tried in any folder. */
const anywhere = new Set(['restore', 'import', 'doctor']);

/** Makes a command refuse a folder that is no site, before it makes anything there. */
function inSite(name: string, command: ProgramCommand): ProgramCommand {
  if (anywhere.has(name)) return command;
  return {
    ...command,
    read(words) {
      const run = command.read(words);
      if (typeof run === 'string') return run;
      return (configuration) => {
        if (!hasData(configuration)) requireSite(process.cwd());
        return run(configuration);
      };
    },
  };
}

/** What the program can do, by the first word, in the order of its help. */
export const programCommands: ReadonlyMap<string, ProgramCommand> = new Map([
  ['init', initCommand],
  ['start', startCommand],
  ['dev', devCommand],
  ['build', buildCommand],
  ['upgrade', upgradeCommand],
  ...[...serverCommands].map(([name, command]) => [name, inSite(name, command)] as const),
]);
