import { createIssue, type Issue } from '@frontage/core-lifecycle/reading';

/** What one reading collects on its way through the document. */
export interface Reading {
  issues: Issue[];
  /** Used ids, so that each block and section keeps its own. */
  used: Set<string>;
  /**
   * How many stand-ins were tried; it only grows, so that a hostile document costs no more than its
   * length.
   */
  standIns: number;
}

/** The check for an id, and the stand-in for an invalid one. */
export interface IdRule {
  field: string;
  test: (value: unknown) => value is string;
  /** Makes the stand-in with this number, for an id that is missing, wrong or taken. */
  standIn: (number: number) => string;
}

/**
 * Returns the id if it is valid and free, else the next free stand-in, with an issue. The same
 * document gets the same ids at each reading.
 */
export function takeId(raw: unknown, rule: IdRule, reading: Reading): string {
  if (rule.test(raw) && !reading.used.has(raw)) {
    reading.used.add(raw);
    return raw;
  }
  reading.issues.push(createIssue('value', `${rule.field}.id`, 'an id of its own', raw));
  do reading.standIns += 1;
  while (reading.used.has(rule.standIn(reading.standIns)));
  const id = rule.standIn(reading.standIns);
  reading.used.add(id);
  return id;
}
