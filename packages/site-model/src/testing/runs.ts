const nightly = process.env.FRONTAGE_RUNS === 'nightly';

/** How many times a property is tried: a thousand, or a hundred times that in the nightly run. */
export const runs = { numRuns: nightly ? 100_000 : 1_000 };
