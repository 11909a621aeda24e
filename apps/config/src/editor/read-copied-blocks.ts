import { isRecord } from '@frontage/core-lifecycle/reading';
import type { JsonObject, PageBlock } from '@frontage/site-model';
import { isBlockColumn } from '@frontage/site-model/editing';
import { blockTableOf } from './block-table-of';

/**
 * Reads blocks that were copied on some page of some site. It never throws.
 *
 * @param text of the clipboard
 * @returns none for anything else; kinds that this site does not have are left out
 */
export function readCopiedBlocks(text: string): Omit<PageBlock, 'id'>[] {
  try {
    const copied: unknown = JSON.parse(text);
    return Array.isArray(copied) ? copied.flatMap((block) => readBlock(block) ?? []) : [];
  } catch {
    return [];
  }
}

function readBlock(raw: unknown): Omit<PageBlock, 'id'> | undefined {
  if (!isRecord(raw)) return undefined;
  const { type, data, column } = raw;
  if (typeof type !== 'string' || !isRecord(data) || !blockTableOf(type)) return undefined;
  const place = isRecord(column) ? { start: column.start, span: column.span } : undefined;
  return {
    type,
    // Parsed JSON contains only JSON.
    data: data as JsonObject,
    ...(place && isBlockColumn(place) && { column: place }),
  };
}
