import { runProgram } from '@frontage/site-server';
import { programCommands } from './program-commands';
import { programHelp } from './program-help';
import { programVersion } from './program-version';
import { readEnvironment } from './site/read-environment';

/** Runs the program with the words of its command line. */
export async function runFrontage(): Promise<void> {
  const words = process.argv.slice(2);
  if (words[0] === '--version') return console.log(await programVersion());
  await runProgram(
    {
      commands: programCommands,
      otherwise: {
        read: ([name]) => (name === undefined ? '' : `There is no command ${name}.`),
        help: programHelp(programCommands),
        summary: '',
      },
      failed: (name) => (name === 'start' ? 'The site did not start' : `The ${name} failed`),
    },
    words,
    await readEnvironment(process.cwd(), process.env),
  );
}
