import { listScriptErrors, type ScriptErrorGroup } from '../../census/errors/script-errors';
import { sumEventLosses } from '../../census/events/event-losses';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { VisitsPeriod } from './visits-period';

/** The errors of a period. */
export interface SiteErrors {
  readonly groups: readonly ScriptErrorGroup[];
  /** How many pages held back. */
  readonly suppressed: number;
}

/** Loads the errors of a period, the most frequent first. */
export async function loadErrors(
  { db, site }: { readonly db: Database; readonly site: Site },
  period: VisitsPeriod,
): Promise<SiteErrors> {
  const [groups, losses] = await Promise.all([
    listScriptErrors(db, site.id, period),
    sumEventLosses(db, site.id, period),
  ]);
  const held = losses.filter(({ kind, reason }) => kind === 'suppressed' && reason === 'error');
  return { groups, suppressed: held.reduce((sum, { times }) => sum + times, 0) };
}
