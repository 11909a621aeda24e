import { blockFields } from '@frontage/react-blocks/fields';
import type { BlockTables, FieldTable } from '@frontage/site-model/fields';

const tables: BlockTables = blockFields;

/** The table of what a kind of block stores; undefined for an unknown kind. */
export function blockTableOf(kind: string): FieldTable | undefined {
  return Object.hasOwn(tables, kind) ? tables[kind] : undefined;
}
