import { settingsText } from './configuration';

/** Gives the output of `--help` for a server that also has these commands. */
export function helpText(commands: readonly string[]): string {
  return [
    'Serves published sites. All settings are environment variables:',
    '',
    settingsText(),
    '',
    `Other commands, with the same variables: ${commands.join(', ')}. For details: orders --help.`,
    '',
  ].join('\n');
}
