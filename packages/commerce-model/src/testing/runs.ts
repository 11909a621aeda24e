import { vi } from 'vitest';

const nightly = process.env.FRONTAGE_RUNS === 'nightly';

// A property with this many runs takes longer than an example may.
if (nightly) vi.setConfig({ testTimeout: 300_000 });

/** The number of runs of a property: ten thousand, a hundred times that in the nightly run. */
export const runs = { numRuns: nightly ? 1_000_000 : 10_000 };
