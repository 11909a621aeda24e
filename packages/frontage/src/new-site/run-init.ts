import { findPort, readConfiguration } from '@frontage/site-server';
import { basename, relative, resolve } from 'node:path';
import { programVersion } from '../program-version';
import { readEnvironment } from '../site/read-environment';
import { startSite } from '../site/start-site';
import { askQuestions } from './ask-questions';
import { installProgram } from './install-program';
import { openTerminal } from './open-terminal';
import { packageName } from './package-name';
import type { InitArguments } from './read-init-arguments';
import { requireEmptyFolder } from './require-empty-folder';
import { usualAnswers, type SiteAnswers } from './site-answers';
import { starterFiles } from './starter-files';
import { writeFiles } from './write-files';

/**
 * The command `init`: makes a site in a folder, installs the program there, and starts it.
 *
 * @param ask what is wanted
 * @throws when the folder is not empty, or something cannot be written or installed; the message
 *   says what to do
 */
export async function runInit(ask: InitArguments): Promise<void> {
  const folder = resolve(ask.folder);
  await requireEmptyFolder(folder);
  const answers = await answersFor(folder, ask.asks);
  const files = await starterFiles(answers, {
    packageName: packageName(basename(folder)),
    program: await programOf(folder, ask.program),
    port: await findPort(undefined, '127.0.0.1'),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    year: new Date().getFullYear(),
  });
  await writeFiles(folder, files);
  console.log(
    `\n  ${answers.name} is in ${folder}. Installing what it runs on, which can take a minute.`,
  );
  await installProgram(folder);
  if (!ask.starts) return console.log(nextSteps(folder));
  const startedFrom = process.cwd();
  process.chdir(folder);
  const reading = readConfiguration(await readEnvironment(folder, process.env));
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  await startSite(reading.configuration, folder, { startedFrom });
}

async function answersFor(folder: string, asks: boolean): Promise<SiteAnswers> {
  const usual = usualAnswers(folder);
  if (!asks) return usual;
  const terminal = openTerminal(process.stdin, process.stdout);
  try {
    return await askQuestions(terminal, usual);
  } finally {
    terminal.close();
  }
}

/** A file is named from the folder of the site, where npm looks it up. */
async function programOf(folder: string, named: string | undefined): Promise<string> {
  if (named === undefined) return programVersion();
  return named.endsWith('.tgz') ? `file:${relative(folder, resolve(named))}` : named;
}

function nextSteps(folder: string): string {
  const here = relative(process.cwd(), folder);
  return [
    '',
    '  To start it:',
    ...(here === '' ? [] : [`    cd ${here}`]),
    '    npm start',
    '',
  ].join('\n');
}
