const nightly = process.env.FRONTAGE_RUNS === 'nightly';

/** The number of runs of a property: ten thousand, a hundred times that in the nightly run. */
export const runs = { numRuns: nightly ? 1_000_000 : 10_000 };
