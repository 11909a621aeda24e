/**
 * Takes the rules of a style sheet out of their cascade layers.
 *
 * @param css minified, without comments
 */
export function unwrapLayers(css: string): string {
  // A layer statement, or the start of a layer block.
  const layer = /@layer [\w.,\s-]*([;{])/g;
  let unwrapped = '';
  let from = 0;
  for (let found = layer.exec(css); found; found = layer.exec(css)) {
    unwrapped += css.slice(from, found.index);
    from = layer.lastIndex;
    if (found[1] !== '{') continue;
    const end = endOfBlock(css, from);
    // A layer may contain others.
    unwrapped += unwrapLayers(css.slice(from, end));
    from = end + 1;
    layer.lastIndex = from;
  }
  return unwrapped + css.slice(from);
}

/**
 * The position of the brace that closes the block starting at `from`; braces in strings are text.
 */
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
