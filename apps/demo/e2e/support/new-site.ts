import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { logServer } from './server-log';

/** A site that somebody has just made with the program, and that runs. */
export interface NewSite {
  /** Its address, without a trailing slash. */
  readonly address: string;
  /** Where its first owner makes an account, as the terminal shows it. */
  readonly link: string;
  close(): Promise<void>;
}

const programFolder = join(import.meta.dirname, '../../../../packages/frontage');

/**
 * Runs `init` in an empty folder, as somebody at a terminal does. The program is built for it; in
 * place of npm, which would fetch the program anew, stands a script that does nothing.
 *
 * @param answers to the three questions of `init`
 */
export async function makeNewSite(answers: readonly string[]): Promise<NewSite> {
  const program = join(programFolder, 'node_modules/.cache', `e2e.${process.pid}`);
  const folder = await mkdtemp(join(tmpdir(), 'frontage-new-'));
  await buildInto(program);
  const npm = join(program, 'no-npm.js');
  await writeFile(npm, '');
  const child = spawn(process.execPath, [join(program, 'dist/frontage.mjs'), 'init'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, npm_execpath: npm },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const abandon = () => void child.kill('SIGKILL');
  process.once('exit', abandon);
  child.stdin?.end(`${answers.join('\n')}\n`);
  logServer(child);
  const link = await readLink(child);
  return {
    link,
    address: new URL(link).origin,
    async close() {
      process.off('exit', abandon);
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      for (const made of [folder, program]) await rm(made, { recursive: true, force: true });
    },
  };
}

async function buildInto(place: string): Promise<void> {
  await mkdir(place, { recursive: true });
  await cp(join(programFolder, 'package.json'), join(place, 'package.json'));
  const builder: unknown = await import(
    pathToFileURL(join(programFolder, 'build/build-program.mjs')).href
  );
  // A script of the program's package, written in JavaScript.
  const { buildProgram } = builder as { buildProgram(outdir: string): Promise<void> };
  await buildProgram(join(place, 'dist'));
}

function readLink(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (piece: Buffer) => {
      printed += piece.toString();
      const [, link] = /(http\S+\/config\/link\/\S+)/.exec(printed) ?? [];
      if (link !== undefined) resolve(link);
    });
    child.once('exit', (code) => reject(new Error(`init ended with ${code}: ${printed}`)));
  });
}
