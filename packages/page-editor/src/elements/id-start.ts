/** The beginning of the ids of blocks and sections in a page's markup. */
export const idStart = { block: 'block-', section: 'section-' } as const;
