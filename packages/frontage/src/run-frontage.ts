import { runProgram, serverCommands, type ProgramCommand } from '@frontage/site-server';
import { initCommand } from './new-site/init-command';
import { programHelp } from './program-help';
import { programVersion } from './program-version';
import { readEnvironment } from './site/read-environment';
import { startCommand } from './site/start-command';

/** What the program can do, in the order of its help. */
const commands: ReadonlyMap<string, ProgramCommand> = new Map([
  ['init', initCommand],
  ['start', startCommand],
  ...serverCommands,
]);

/** Runs the program with the words of its command line. */
export async function runFrontage(): Promise<void> {
  const words = process.argv.slice(2);
  if (words[0] === '--version') return console.log(await programVersion());
  await runProgram(
    {
      commands,
      otherwise: {
        read: ([name]) =>
          `${name === undefined ? '' : `There is no command ${name}.\n\n`}${programHelp(commands)}`,
        help: programHelp(commands),
        summary: '',
      },
      failed: (name) => (name === 'start' ? 'The site did not start' : `The ${name} failed`),
    },
    words,
    await readEnvironment(process.cwd(), process.env),
  );
}
