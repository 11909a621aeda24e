import type { Migration } from '../../store/migrate';
import { baseline } from './0001-baseline/baseline';

/**
 * Every step of the schema, oldest first. A step that has been released is never edited again, and
 * imports nothing that may change.
 */
export const migrations: readonly Migration[] = [{ name: '0001-baseline', up: baseline }];
