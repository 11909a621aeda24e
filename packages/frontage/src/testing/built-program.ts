import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { starterFiles } from '../new-site/starter-files';
import { writeFiles } from '../new-site/write-files';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The program, as it is published. */
export interface BuiltProgram {
  /** Runs a command to its end. */
  run(words: readonly string[], options?: RunOptions): Promise<RunResult>;
  /** Starts a command, such as `start`, and returns once it has printed something. */
  start(words: readonly string[], until: RegExp, options?: RunOptions): Promise<RunningProgram>;
  /**
   * Makes another version of it, whose data have one step more.
   *
   * @param up what the step does, as JavaScript
   * @returns its folder, as npm installs it
   */
  makeVersion(version: string, up: string): Promise<string>;
  /** Its own folder, as npm installs it. */
  readonly folder: string;
  remove(): Promise<void>;
}

/** Where a command runs. */
export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** What came of it. */
export interface RunResult {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** A command that goes on. */
export interface RunningProgram {
  readonly child: ChildProcess;
  /** What it had printed by then. */
  readonly out: string;
  /** All that it has printed until now. */
  printed(): string;
  /** The first group of the pattern. */
  readonly found: string;
  stop(): Promise<number | null>;
}

/** Builds the program into a folder from which it finds what it depends on. */
export async function buildTestProgram(): Promise<BuiltProgram> {
  const place = join(root, 'node_modules/.cache', `program.${process.pid}`);
  await mkdir(place, { recursive: true });
  await cp(join(root, 'package.json'), join(place, 'package.json'));
  const builder: unknown = await import(pathToFileURL(join(root, 'build/build-program.mjs')).href);
  // A script of this package, written in JavaScript.
  const { buildProgram } = builder as { buildProgram(outdir: string): Promise<void> };
  await buildProgram(join(place, 'dist'));
  const made: string[] = [];
  const spawnProgram = (words: readonly string[], { cwd, env, input }: RunOptions = {}) => {
    const child = spawn(process.execPath, [join(place, 'dist/frontage.mjs'), ...words], {
      cwd: cwd ?? tmpdir(),
      env: { PATH: process.env['PATH'], HOME: tmpdir(), ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.end(input ?? '');
    return child;
  };
  return {
    async run(words, options) {
      const child = spawnProgram(words, options);
      const [out, errors, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'exit'),
      ]);
      return { out, errors, code };
    },
    async start(words, until, options) {
      const child = spawnProgram(words, options);
      let out = '';
      const found = await new Promise<string>((resolve, reject) => {
        const read = (chunk: Buffer) => {
          out += String(chunk);
          const match = until.exec(out);
          if (match) resolve(match[1] ?? match[0]);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${out}`)));
      });
      const stop = async () => {
        if (child.exitCode !== null) return child.exitCode;
        child.kill('SIGTERM');
        const [code] = await once(child, 'exit');
        return Number(code);
      };
      return { child, out, printed: () => out, found, stop };
    },
    folder: place,
    async makeVersion(version, up) {
      const folder = `${place}.${version}`;
      made.push(folder);
      await cp(place, folder, { recursive: true });
      await replaceIn(
        join(folder, 'package.json'),
        /"version": "[^"]+"/,
        `"version": "${version}"`,
      );
      await writeFile(
        join(folder, 'CHANGELOG.md'),
        `# frontage\n\n## ${version}\n\n- Lists are faster.\n\n## 0.0.0\n\n- The first.\n`,
      );
      await replaceIn(
        join(folder, 'dist/program.mjs'),
        /^var migrations = \[([^]*?)\];$/m,
        `var migrations = [$1, { name: '9999-newer', up: ${up} }];`,
      );
      return folder;
    },
    async remove() {
      for (const folder of [place, ...made]) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function replaceIn(path: string, pattern: RegExp, replacement: string): Promise<void> {
  const before = await readFile(path, 'utf8');
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${path} has nothing like ${String(pattern)}`);
  await writeFile(path, after);
}

/** Its pictures are drawn once for all tests of a file. */
let drawn: ReturnType<typeof starterFiles> | undefined;

/** A new site in a folder of its own. */
export async function temporarySite(): Promise<{ folder: string; remove(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'frontage-site-'));
  const folder = join(parent, 'harbour');
  const answers = { name: 'Harbour Books', about: 'Books about the sea.', email: '' };
  const facts = {
    packageName: 'harbour',
    program: '0.0.0',
    port: 0,
    timeZone: 'Europe/London',
    year: 2026,
  };
  await writeFiles(folder, await (drawn ??= starterFiles(answers, facts)));
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) };
}

async function text(stream: NodeJS.ReadableStream): Promise<string> {
  let read = '';
  for await (const chunk of stream) read += String(chunk);
  return read;
}
