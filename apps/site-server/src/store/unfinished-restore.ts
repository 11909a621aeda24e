import { existsSync, readdirSync } from 'node:fs';

/**
 * What a restore calls the folder in the data folder from which it puts data in place, with the
 * time behind: `whole` while the old data are moved aside, `arriving` while the new ones move in.
 */
export const restoreFolders = { whole: '.restored-', arriving: '.arriving-' } as const;

/** A restore that was cut off between its first rename and its last. */
export interface UnfinishedRestore {
  readonly step: keyof typeof restoreFolders;
  /** The time of the restore, as it stands in names of files. */
  readonly stamp: string;
}

/**
 * Looks for a restore that was cut off while it put data in place. Until it is finished the data
 * are partly the old ones and partly the new.
 *
 * @param dataDir the data folder, which need not be there
 */
export function findUnfinishedRestore(dataDir: string): UnfinishedRestore | undefined {
  if (!existsSync(dataDir)) return undefined;
  const names = readdirSync(dataDir);
  for (const step of ['whole', 'arriving'] as const) {
    const name = names.find((name) => name.startsWith(restoreFolders[step]));
    if (name !== undefined) return { step, stamp: name.slice(restoreFolders[step].length) };
  }
  return undefined;
}

/**
 * Throws where a restore was cut off, with what to do.
 *
 * @param dataDir the data folder
 */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (findUnfinishedRestore(dataDir))
    throw new Error(
      `a restore into ${dataDir} was cut off before its data were all in place. ` +
        'Both the old data and the new ones are there. Finish it, then start again: npx frontage restore --finish',
    );
}
