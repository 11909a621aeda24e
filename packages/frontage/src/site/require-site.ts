import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws where a folder holds no site, with what to do.
 *
 * @param folder where the program was started
 */
export function requireSite(folder: string): void {
  if (existsSync(join(folder, 'site.json'))) return;
  throw new Error(
    `there is no site in ${folder}: it has no site.json. Go into the folder of your site, ` +
      'or make a new one: npx frontage init my-site',
  );
}
