/** A file and its imports. */
export interface ImportingFile {
  readonly fileName: string;
  /** The names of the files that it imports directly. */
  readonly imports: readonly string[];
}

/**
 * Finds a file and everything it imports; the file itself comes first.
 *
 * @param files by name
 */
export function reachable<File extends ImportingFile>(
  files: ReadonlyMap<string, File>,
  fileName: string,
  seen = new Set<File>(),
): ReadonlySet<File> {
  const file = files.get(fileName);
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of file.imports) reachable(files, imported, seen);
  return seen;
}
