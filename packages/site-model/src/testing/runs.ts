/** How often a property is tried: a thousand times, a hundred times that in the nightly run. */
export const runs = { numRuns: process.env.FRONTAGE_RUNS === 'nightly' ? 100_000 : 1_000 };
