import { ImportEnded } from './create-pulse';
import type { ImportServices } from './import-services';
import { sayOfImports } from './import-texts';
import type { ImportState } from './site-import-table';
import { changeImport } from './site-import';
import { UnreadableImport } from './unreadable-import';

/** The states in which somebody works on an import. */
export const workStates = ['reading', 'importing', 'removing'] as const;

/**
 * Works on an import after its request is answered, whoever looks at it. What breaks it off is
 * written down: what was done until then stays.
 *
 * @param services the store, and who hears of faults
 * @param id of the import
 * @param state in which it is worked on
 * @param run the work
 */
export function workOnImport(
  { store, report, importFolders }: Pick<ImportServices, 'store' | 'report' | 'importFolders'>,
  id: string,
  state: (typeof workStates)[number],
  run: () => Promise<void>,
): void {
  const breakOff = async (error: unknown): Promise<void> => {
    // Whoever stopped it has written that down.
    if (error instanceof ImportEnded) return;
    const isFault = !(error instanceof UnreadableImport);
    if (isFault) report(error, 'an import broke off');
    const next: ImportState = state === 'reading' ? 'failed' : 'stopped';
    const code = state === 'reading' ? 'notRead' : 'brokeOff';
    const trouble = isFault ? sayOfImports(code) : error.message;
    await store.write((db) => changeImport(db, id, [state], { state: next, trouble }, store.now()));
    // What is refused is not kept.
    if (!isFault) await importFolders.remove(id);
  };
  void run()
    .catch(breakOff)
    .catch((error: unknown) =>
      report(error, 'it could not be written down that an import broke off'),
    );
}
