import { sayOfImports, type ImportCode } from './import-texts';
import type { LineState } from './site-import-table';

const codes: Readonly<Record<LineState, ImportCode>> = {
  new: 'lineNew',
  made: 'lineMade',
  same: 'lineSame',
  kept: 'lineKept',
  leftOut: 'lineLeftOut',
  removed: 'lineRemoved',
  stays: 'lineStays',
};

/**
 * Says what becomes of a thing.
 *
 * @param state of its line
 * @param isOver whether the import is over: what was new then was not taken. @default false
 */
export function sayLineState(state: LineState, isOver = false): string {
  return sayOfImports(isOver && state === 'new' ? 'lineNotTaken' : codes[state]);
}
