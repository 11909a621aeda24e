import { readConfiguration } from '../app/configuration';
import { isDiskFull } from '../files/is-disk-full';
import type { Command, ProgramCommand } from './server-commands';
import { escapeHidden } from '../texts/escape-hidden';

/** A program: its commands, and what it does without one. */
export interface Program {
  readonly commands: ReadonlyMap<string, ProgramCommand>;
  /** Runs when there is no command, or no known one in front. */
  readonly otherwise: ProgramCommand;
  /** Says that a command failed, such as `backup failed`. */
  failed(name: string | undefined): string;
  /** What is typed to start it, such as `npx frontage`. */
  readonly call: string;
}

/**
 * Runs a program: finds its command, reads how it is set up, and does what was asked. A failure is
 * a line on standard error and exit code 1; wrong words are followed by how their command is used.
 *
 * @param program its commands
 * @param args of the command line
 * @param environment such as `process.env`
 */
export async function runProgram(
  { commands, otherwise, failed, call }: Program,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const [name, ...rest] = args;
  const known = commands.get(name ?? '');
  const { read, help } = known ?? otherwise;
  if (args.includes('--help')) return console.log(help);
  const command: Command | string = read(known ? rest : args);
  if (command === '') return fail(help);
  if (typeof command === 'string')
    return fail(
      `${command}\n\n${usageOf(help)}\n\nMore: ${[call, ...(known ? [name] : []), '--help'].join(' ')}`,
    );
  const reading = readConfiguration(environment);
  if ('problems' in reading) return fail(reading.problems.join('\n'));
  try {
    await command(reading.configuration);
  } catch (error) {
    fail(`${failed(known && name)}: ${causeOf(error)}`);
  }
}

/** The first two paragraphs of a help: what the command does, and how it is written. */
function usageOf(help: string): string {
  return help.split('\n\n').slice(0, 2).join('\n\n').trimEnd();
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.message : String(error);
  const isExplained = /disk of .* is full/.test(cause);
  if (!isDiskFull(error) || isExplained) return cause;
  return `the disk is full (${cause}). Free some of it, then run the same command again.`;
}

function fail(text: string): void {
  // It may name files and texts that others have made.
  console.error(escapeHidden(text));
  process.exitCode = 1;
}
