/**
 * Creates a room for a table.
 *
 * @param {string} subject what it is about
 * @param {string} imports the rooms that it may import, separated by spaces
 * @returns {import('../rooms.table.mjs').Room}
 */
export function room(subject, imports) {
  return { subject, imports: imports.split(/\s+/).filter(Boolean) };
}
