import type { ActionSamples } from './action-sample';

/** A file `<room>/testing/<name>-samples.ts` exports the samples of its room, and nothing else. */
const files = import.meta.glob<Readonly<Record<string, ActionSamples>>>(
  '../*/**/testing/*-samples.ts',
  { eager: true },
);

/** The samples that rooms keep themselves. Those that need facts of a world are entered in it. */
export const roomSamples: ActionSamples = Object.assign(
  {},
  ...Object.values(files).flatMap((exported) => Object.values(exported)),
);
