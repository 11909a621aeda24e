import { createIssue, isRecord, ownProperty } from '@frontage/core-lifecycle/reading';
import { isId } from './create-id';
import type { JsonObject } from './json-value';
import { isBlockColumn, isBlockTypeId } from './page-document';
import type { BlockColumn, PageBlock } from './page-document';
import { takeId } from './take-id';
import type { Reading } from './take-id';

/** Reads one block of a page document; `undefined` without a type. */
export function readPageBlock(
  raw: unknown,
  field: string,
  reading: Reading,
): PageBlock | undefined {
  const type = isRecord(raw) ? ownProperty(raw, 'type') : undefined;
  if (!isRecord(raw) || !isBlockTypeId(type)) {
    const wrong = isRecord(raw)
      ? createIssue('value', `${field}.type`, 'a block type', type)
      : undefined;
    reading.issues.push(wrong ?? createIssue('type', field, 'a block', raw));
    return undefined;
  }
  const data = ownProperty(raw, 'data') ?? {};
  if (!isRecord(data)) reading.issues.push(createIssue('type', `${field}.data`, 'an object', data));
  const column = readColumn(ownProperty(raw, 'column'), `${field}.column`, reading);
  return {
    id: takeId(ownProperty(raw, 'id'), { field, test: isId, standIn: blockStandIn }, reading),
    type,
    ...(column ? { column } : {}),
    ...(ownProperty(raw, 'hidden') === true && { hidden: true }),
    ...(ownProperty(raw, 'locked') === true && { locked: true }),
    // Parsed JSON contains only JSON.
    data: isRecord(data) ? (data as JsonObject) : {},
  };
}

function readColumn(raw: unknown, field: string, reading: Reading): BlockColumn | undefined {
  if (raw === undefined || raw === null) return undefined;
  const column = isRecord(raw)
    ? { start: ownProperty(raw, 'start'), span: ownProperty(raw, 'span') }
    : { start: undefined, span: undefined };
  if (isBlockColumn(column)) return column;
  reading.issues.push(createIssue('value', field, 'a start and a span within 12 columns', raw));
  return undefined;
}

const blockStandIn = (number: number): string => number.toString(16).padStart(24, '0');
