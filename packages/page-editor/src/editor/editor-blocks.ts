import { blockFields } from '@frontage/react-blocks/fields';
import type { BlockTables, FieldTable } from '@frontage/site-model/fields';
import type { PaletteGroup } from './palette/palette-entry';

/** The kinds of block that an editor knows. */
export interface EditorBlocks {
  /** What each kind stores: its controls are made of that. */
  readonly tables: BlockTables;
  /** What can be added to a page, by group. @default what a site of this product can have */
  readonly groups?: readonly PaletteGroup[] | undefined;
}

/** The kinds of block of this product. */
export const ownBlocks: EditorBlocks = { tables: blockFields };

/** The table of what a kind of block stores; undefined for an unknown kind. */
export function blockTable(
  { tables }: Pick<EditorBlocks, 'tables'>,
  kind: string,
): FieldTable | undefined {
  return Object.hasOwn(tables, kind) ? tables[kind] : undefined;
}
