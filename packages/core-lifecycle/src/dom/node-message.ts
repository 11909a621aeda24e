/** What to say of something that is no part of a page, or is nothing, word for word [8.13]. */
export const nodeMessage = (node: unknown): string =>
  node ? `${String(node)} is not a valid node.` : 'No root node';
