/**
 * Takes the rules of a style sheet out of their cascade layers.
 *
 * @param css minified, without comments
 */
export function unwrapLayers(css: string): string {
  // One that only orders others, or the head of one with rules.
  const layer = /@layer [\w.,\s-]*([;{])/g;
  let unwrapped = '';
  let from = 0;
  for (let found = layer.exec(css); found; found = layer.exec(css)) {
    unwrapped += css.slice(from, found.index);
    from = layer.lastIndex;
    if (found[1] !== '{') continue;
    const end = endOfBlock(css, from);
    // A layer may hold others.
    unwrapped += unwrapLayers(css.slice(from, end));
    from = end + 1;
    layer.lastIndex = from;
  }
  return unwrapped + css.slice(from);
}

/** Where the brace stands that closes the block which begins at `from`; those in texts are text. */
function endOfBlock(css: string, from: number): number {
  const parts = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;
  parts.lastIndex = from;
  let depth = 1;
  for (let part = parts.exec(css); part; part = parts.exec(css)) {
    if (part[0] === '{') depth += 1;
    if (part[0] === '}') depth -= 1;
    if (depth === 0) return part.index;
  }
  return css.length;
}
