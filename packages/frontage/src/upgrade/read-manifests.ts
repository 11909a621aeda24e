import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What npm was asked for in a folder, and what it installed. */
export interface Manifests {
  /** The version of the program that `package.json` asks for, or the file of it. */
  readonly wanted: string | undefined;
  /** Writes both files as they were read. */
  restore(): Promise<void>;
}

/** Reads `package.json` and `package-lock.json` of a folder; either may be missing. */
export async function readManifests(folder: string): Promise<Manifests> {
  const files = await Promise.all(
    ['package.json', 'package-lock.json'].map(async (name) => {
      const path = join(folder, name);
      return { path, text: await readFile(path, 'utf8').catch(() => undefined) };
    }),
  );
  return {
    wanted: /"frontage": "([^"]+)"/.exec(files[0]?.text ?? '')?.[1],
    async restore() {
      for (const { path, text } of files)
        await (text === undefined ? rm(path, { force: true }) : writeFile(path, text));
    },
  };
}
