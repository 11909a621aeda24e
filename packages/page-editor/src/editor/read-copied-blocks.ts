import { isRecord } from '@frontage/core-lifecycle/reading';
import type { JsonObject, PageBlock } from '@frontage/site-model';
import { isBlockColumn } from '@frontage/site-model/editing';
import { blockTable, type EditorBlocks } from './editor-blocks';

/**
 * Reads blocks that were copied on some page of some site. It never throws.
 *
 * @param known the kinds that there are
 * @param text of the clipboard
 * @returns none for anything else; unknown kinds are left out
 */
export function readCopiedBlocks(known: EditorBlocks, text: string): Omit<PageBlock, 'id'>[] {
  try {
    const copied: unknown = JSON.parse(text);
    return Array.isArray(copied) ? copied.flatMap((block) => readBlock(known, block) ?? []) : [];
  } catch {
    return [];
  }
}

function readBlock(known: EditorBlocks, raw: unknown): Omit<PageBlock, 'id'> | undefined {
  if (!isRecord(raw)) return undefined;
  const { type, data, column, hidden } = raw;
  if (typeof type !== 'string' || !isRecord(data) || !blockTable(known, type)) return undefined;
  const place = isRecord(column) ? { start: column.start, span: column.span } : undefined;
  return {
    type,
    // Parsed JSON contains only JSON.
    data: data as JsonObject,
    ...(place && isBlockColumn(place) && { column: place }),
    // What visitors did not see they do not see in another place either.
    ...(hidden === true && { hidden }),
  };
}
