/**
 * @typedef {{ id: string | null, importedModules: Iterable<ModuleNode> }} ModuleNode
 */

/**
 * Lists the style sheets that a module imports, by itself or through others, in the order in which
 * a browser that reads it has them.
 *
 * @param {ModuleNode} entry of a development server's graph of modules
 * @returns {string[]} ids
 */
export function listStyles(entry) {
  const styles = [];
  const seen = new Set();
  const visit = (node) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (node.id?.endsWith('.css')) styles.push(node.id);
  };
  visit(entry);
  return styles;
}
