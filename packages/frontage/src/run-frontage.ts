import { runProgram } from '@frontage/site-server';
import { programCommands } from './program-commands';
import { programHelp } from './program-help';
import { programVersion } from './program-version';
import { readEnvironment } from './site/read-environment';

/** Runs the program with the words of its command line. */
export async function runFrontage(): Promise<void> {
  const words = withHelpOption(process.argv.slice(2));
  if (words[0] === '--version' || words[0] === '-v') return console.log(await programVersion());
  await runProgram(
    {
      commands: programCommands,
      otherwise: {
        read: ([name = '']) => (name === '' ? '' : wrongCommand(name)),
        help: programHelp(programCommands),
        summary: '',
      },
      failed: (name) => (name === 'start' ? 'The site did not start' : `${name} failed`),
      call: 'npx frontage',
    },
    words,
    await readEnvironment(process.cwd(), process.env),
  );
}

/** Reads what people type to get help in other programs: `help`, `help start`, `start -h`. */
function withHelpOption([first = '', ...rest]: string[]): string[] {
  if (first === 'help') return [...rest, '--help'];
  return first === '' ? rest : [first, ...rest].map((word) => (word === '-h' ? '--help' : word));
}

function wrongCommand(name: string): string {
  return name.startsWith('-') ? `There is no option ${name}.` : `There is no command ${name}.`;
}
