import type { MethodRequest, SavedMethod } from '../payment/saved-method';

/** A page on which a buyer names a method, as it is kept. */
export interface TestSetup extends MethodRequest {
  readonly id: string;
  /** What was asked for, as JSON: a repeat has to be the same. */
  readonly asked: string;
  /** Names its page; nobody can guess it. */
  readonly visit: string;
  /** Absent until a method was named. */
  readonly saved?: SavedMethod;
}

/** A page as the shop sees it: without what only the buyer may know. */
export function showSetup({ id, key, saved }: TestSetup): object {
  return { id, key, ...(saved && { saved }) };
}
