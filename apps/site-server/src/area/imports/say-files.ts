import { sayOfImports } from './import-texts';

/** Names what was sent, in one line. */
export function sayFiles(files: readonly string[]): string {
  const [name = ''] = files;
  const count = files.length - 1;
  return count < 1 ? name : sayOfImports('and', { name, count });
}
