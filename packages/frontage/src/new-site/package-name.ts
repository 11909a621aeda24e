/**
 * Makes a name that npm accepts out of that of a folder.
 *
 * @param folder its name, such as `Harbour Books`
 */
export function packageName(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100);
  // npm installs nothing into a package of the same name.
  return name === '' || name === 'frontage' ? 'my-site' : name;
}
