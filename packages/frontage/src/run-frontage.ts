import { runProgram } from '@frontage/site-server';
import { programCommands } from './program-commands';
import { programHelp } from './program-help';
import { readEnvironment } from './site/read-environment';

const help = programHelp(programCommands);

/** Lists what `--help` prints, by the command; that of the program by nothing. */
export function helpTexts(): Readonly<Record<string, string>> {
  const texts = [...programCommands].map(([name, command]) => [name, command.help] as const);
  return Object.fromEntries([['', help], ...texts]);
}

/** Runs the program with the words of its command line. */
export async function runFrontage(words: readonly string[]): Promise<void> {
  await runProgram(
    {
      commands: programCommands,
      otherwise: {
        read: ([name = '']) => (name === '' ? '' : wrongCommand(name)),
        help,
        summary: '',
      },
      failed: (name) => (name === 'start' ? 'The site did not start' : `${name} failed`),
      call: 'npx frontage',
    },
    words,
    await readEnvironment(process.cwd(), process.env),
  );
}

function wrongCommand(name: string): string {
  return name.startsWith('-') ? `There is no option ${name}.` : `There is no command ${name}.`;
}
