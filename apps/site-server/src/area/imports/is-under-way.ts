import { longestStep } from './import-limits';
import type { SiteImport } from './site-import';
import { workStates } from './work-on-import';

/** Whether somebody works on an import: nobody has stopped it, and no crash has. */
export function isUnderWay(
  { state, updatedAt }: Pick<SiteImport, 'state' | 'updatedAt'>,
  now: number,
): boolean {
  return workStates.some((work) => work === state) && now - updatedAt <= longestStep;
}
