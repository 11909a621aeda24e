/** How long a chunk may take, in ms, before it counts as failed [8.17], [9.26]. */
export const chunkTimeout = 120_000;

/**
 * What the second attempt adds to an address: some browsers remember that an address failed and do
 * not ask again.
 */
export const againQuery = '?again';
