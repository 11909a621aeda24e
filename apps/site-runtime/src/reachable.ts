/** A file, as far as imports go. */
export interface ImportingFile {
  readonly fileName: string;
  /** The names of the files that it imports at once. */
  readonly imports: readonly string[];
}

/**
 * A file and all that it imports, itself first.
 *
 * @param files by their names
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
