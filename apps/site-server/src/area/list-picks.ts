import * as z from 'zod';
import { isStorable } from '../store/is-storable';

/** The most rows that one button changes. */
const mostPicks = 200;

/** The controls of a list: `pick@<id>` for each row that is picked, and the button. */
export const pickFields = z.record(
  z.string().max(600).refine(isStorable),
  z.string().max(600).refine(isStorable),
);

/** What is to be done, and to which rows. */
export interface ListPicks {
  readonly act: string;
  readonly ids: readonly string[];
  /** Whether the question that such an act asks was answered. */
  readonly isSure: boolean;
}

/**
 * Reads which rows a button is about: those that are picked, or the one that its value names, such
 * as `approve@7`.
 *
 * @param fields the controls
 */
export function readPicks(fields: Readonly<Record<string, string>>): ListPicks {
  const [, act = '', single] = /^([^@]*)(?:@(.*))?$/s.exec(fields['do'] ?? '') ?? [];
  const picked = Object.keys(fields)
    .filter((name) => name.startsWith('pick@'))
    .map((name) => name.slice('pick@'.length));
  const ids = single === undefined ? picked.slice(0, mostPicks) : [single];
  return { act, ids, isSure: fields['sure'] === 'yes' };
}
