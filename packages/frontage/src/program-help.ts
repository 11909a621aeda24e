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

What a command does in full: npx frontage <command> --help
How a site is set up: npx frontage start --help`;
}
