/**
 * Finds the first cycle of a directed graph, as the path that closes it.
 *
 * @param {Map<string, string[]>} graph node → nodes it points to
 * @returns {string[] | undefined} such as `['a', 'b', 'a']`
 */
export function findCycle(graph) {
  const done = new Set();
  const path = [];
  const visit = (node) => {
    const start = path.indexOf(node);
    if (start >= 0) return [...path.slice(start), node];
    if (done.has(node)) return undefined;
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
