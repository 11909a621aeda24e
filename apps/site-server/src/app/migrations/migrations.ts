import type { Migration } from '../../store/migrate';
import { baseline } from './0001-baseline/baseline';

/**
 * Every step of the schema, oldest first. A released step is never edited, and imports nothing that
 * may change.
 */
export const migrations: readonly Migration[] = [{ name: '0001-baseline', up: baseline }];
