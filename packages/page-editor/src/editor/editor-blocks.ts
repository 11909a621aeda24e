import type { BlockTables, FieldTable } from '@frontage/site-model/fields';
import type { PaletteGroup } from './palette/palette-entry';

/** Loads what can be added, soon after the editor; calling it again gives the same. */
export type LoadGroups = () => Promise<readonly PaletteGroup[]>;

/** The kinds of block that an editor knows. */
export interface EditorBlocks {
  /** What each kind stores: its controls are made of that. */
  readonly tables: BlockTables;
  /**
   * What can be added to a page, by group, or what loads that. @default every kind of the tables,
   * by its name
   */
  readonly groups?: readonly PaletteGroup[] | LoadGroups;
  /**
   * Kinds that show one field of rich text and nothing else, by that field: it is written on the
   * page itself, also while it is empty. Other texts are found on the page by their words, in any
   * kind. @default none
   */
  readonly words?: Readonly<Record<string, string>>;
}

/** The table of what a kind of block stores; undefined for an unknown kind. */
export function blockTable(
  { tables }: Pick<EditorBlocks, 'tables'>,
  kind: string,
): FieldTable | undefined {
  return Object.hasOwn(tables, kind) ? tables[kind] : undefined;
}

/** The field of rich text that is all of a kind of block; undefined for other kinds. */
export function wordsField({ words = {} }: EditorBlocks, kind: string): string | undefined {
  return Object.hasOwn(words, kind) ? words[kind] : undefined;
}
