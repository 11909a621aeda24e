/** How long a chunk may take, in ms, before it counts as failed [8.17], [9.26]. */
export const chunkTimeout = 120_000;

/**
 * Added to the address for the second attempt: some browsers remember a failed address and do not
 * request it again.
 */
export const againQuery = '?again';
