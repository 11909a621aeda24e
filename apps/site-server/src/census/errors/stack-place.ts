/** What stands before the number of a line in a stack: an address without its scheme, a path. */
const frames = /(?<![^\s():])([^\s():]+):(\d+)(?![\d/])/g;

/**
 * Returns the path and the line of the first frame of a stack that names them [7.16]; undefined if
 * none does. Takes time in proportion to the stack.
 *
 * @param stack as a browser writes it
 */
export function stackPlace(
  stack: string,
): { readonly path: string; readonly line: string } | undefined {
  for (const [, path = '', line = ''] of stack.matchAll(frames)) {
    if (!path.includes('/')) continue;
    const bare = withoutHost(path);
    return { path: bare.slice(bare.indexOf('/')), line };
  }
  return undefined;
}

/** The path of a file, without what stands before and after it in its address. */
export function withoutHost(file: string): string {
  return file.replace(/^(?:https?:)?\/\/[^/]*/, '').replace(/[?#].*$/s, '');
}
