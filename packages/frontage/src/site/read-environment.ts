import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/** What is set in the environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The folder with what browsers load, which is built into the program. */
export const runtimeFolder = (): string => fileURLToPath(new URL('./runtime', import.meta.url));

/** What the program sets for all sites, unless somebody sets it. */
export const usualEnvironment = { LOG_LEVEL: 'warn' } as const;

/**
 * Returns how the site of a folder is set up: what the environment says, then its file `.env`, then
 * what the program has for all sites.
 *
 * @param folder of the site
 * @param inherited such as `process.env`
 */
export async function readEnvironment(
  folder: string,
  inherited: Environment,
): Promise<Environment> {
  const text = await readFile(join(folder, '.env'), 'utf8').catch(() => '');
  const set = Object.fromEntries(
    Object.entries(inherited).filter(([, value]) => value !== undefined),
  );
  return { ...usualEnvironment, RUNTIME_DIR: runtimeFolder(), ...parseEnv(text), ...set };
}
