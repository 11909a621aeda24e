import type { ProgramCommand } from '@frontage/site-server';

/**
 * What `frontage --help` prints.
 *
 * @param commands what the program can do, by the first word
 */
export function programHelp(
  commands: ReadonlyMap<string, Pick<ProgramCommand, 'summary'>>,
): string {
  const widest = Math.max(...[...commands.keys()].map((name) => name.length));
  const lines = [...commands].map(([name, { summary }]) => `  ${name.padEnd(widest)}  ${summary}`);
  return `Frontage: a website of your own.

  npx frontage <command>

${lines.join('\n')}

About one command: npx frontage <command> --help
What can be set: npx frontage start --help
Every command ends with 0, or with 1 and a line on standard error that says what is wrong.`;
}
