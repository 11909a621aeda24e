import { readFileSync } from 'node:fs';
import { listFiles } from '../list-files.mjs';

/**
 * Counts the browser tests that a run without a browser leaves out. It reads the text of the files
 * (a table of cases counts once), because collecting the tests would need the browser.
 *
 * @param {string} folder the repository
 */
export function countBrowserTests(folder) {
  return listFiles(folder, ['packages', 'apps'])
    .filter((file) => /\.browser\.test\.tsx?$/.test(file))
    .reduce(
      (sum, file) =>
        sum + (readFileSync(file, 'utf8').match(/^\s*(it|test)(\.\w+)*\(/gm) ?? []).length,
      0,
    );
}
