import { blockFormat } from '../block-format';

/** Lists the files that were dropped; a folder is none. */
export function readFiles({ items }: Pick<DataTransfer, 'items'>): File[] {
  return [...items].flatMap((item) => {
    const isFolder = item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory === true;
    return isFolder ? [] : (item.getAsFile() ?? []);
  });
}

/**
 * Lists the files on a clipboard.
 *
 * @param isTyping whether words are written: then words on the clipboard, such as those of a table
 *   that comes with its picture, are meant
 */
export function readPastedFiles(data: DataTransfer, isTyping: boolean): File[] {
  if (data.types.includes(blockFormat)) return [];
  const files = readFiles(data);
  const words = data.getData('text/plain').trim();
  // Some systems give the names of files as words.
  const areNames = words
    .split(/\r?\n/)
    .every((line) => files.some(({ name }) => line.endsWith(name)));
  return isTyping && words !== '' && !areNames ? [] : files;
}
