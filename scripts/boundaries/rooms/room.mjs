/**
 * A room of a table.
 *
 * @param {string} subject what it is about
 * @param {string} imports the rooms that it may import, with a space between
 * @returns {import('../rooms.table.mjs').Room}
 */
export function room(subject, imports) {
  return { subject, imports: imports.split(/\s+/).filter(Boolean) };
}
