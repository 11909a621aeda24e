import { setImmediate } from 'node:timers/promises';
import type { Store } from '../../store/store';
import type { ImportState } from './site-import-table';
import { changeImport } from './site-import';

/** Is thrown where somebody has stopped an import meanwhile. */
export class ImportEnded extends Error {
  override readonly name = 'ImportEnded';
}

/** How often at least a pulse is written: after so many steps, and after so many milliseconds. */
const often = { steps: 25, milliseconds: 1_000 } as const;

/** The pulse of an import that somebody works on. */
export interface Pulse {
  /**
   * Counts a step, and lets others have their turn.
   *
   * @throws {ImportEnded} if it was stopped meanwhile
   */
  step(): Promise<void>;
}

/**
 * Makes the pulse of an import: from what it writes, its page tells how far it is, and that it goes
 * on.
 *
 * @param store with the import
 * @param id of the import
 * @param state in which it is worked on: in another one it was stopped
 */
export function createPulse(
  { write, now }: Pick<Store, 'write' | 'now'>,
  id: string,
  state: ImportState,
): Pulse {
  let done = 0;
  let written = { done: 0, at: now() };
  return {
    async step() {
      await setImmediate();
      done += 1;
      const isDue = done - written.done >= often.steps || now() - written.at >= often.milliseconds;
      if (!isDue) return;
      written = { done, at: now() };
      const isOn = await write((db) => changeImport(db, id, [state], { done }, now()));
      if (!isOn) throw new ImportEnded();
    },
  };
}
