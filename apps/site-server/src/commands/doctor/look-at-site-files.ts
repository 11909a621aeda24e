import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteFiles } from '../site-files/read-site-files';
import { siteFileNames } from '../../imports/site-files/site-files';
import type { Finding } from './finding';

/**
 * Looks at the files of a site. What is wrong in them stops the first start; later ones go on with
 * what was published.
 *
 * @param folder of the site
 * @param isFilled whether there are data already
 */
export async function lookAtSiteFiles(folder: string, isFilled: boolean): Promise<Finding> {
  const subject = 'files';
  if (!existsSync(join(folder, siteFileNames.settings)))
    return isFilled
      ? { state: 'fine', subject, says: `none in ${folder}; the site is in its data` }
      : {
          state: 'wrong',
          subject,
          says: `there is no site in ${folder}: it has no site.json`,
          advice: 'Go into the folder of your site, or make a new one: npx frontage init my-site',
        };
  try {
    await readSiteFiles(folder);
    return { state: 'fine', subject, says: folder };
  } catch (error) {
    const [, ...lines] = error instanceof Error ? error.message.split('\n') : [String(error)];
    const more = lines.length > 1 ? `, and ${lines.length - 1} more` : '';
    return {
      state: isFilled ? 'warning' : 'wrong',
      subject,
      says: `${(lines[0] ?? '').trim()}${more}`,
      advice: `${isFilled ? 'The site goes on with what was published.' : 'The site does not start with them.'} To see all that is wrong: npx frontage import --check`,
    };
  }
}
