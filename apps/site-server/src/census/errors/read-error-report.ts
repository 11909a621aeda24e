import { isCount, isRecord, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import { createHash } from 'node:crypto';
import { storedText } from '../events/stored-text';
import { trackedPage } from '../events/traffic-source';
import { stackPlace, withoutHost } from './stack-place';

/** The most characters of a stack that are kept [9.03]. */
const longestStack = 5000;

/** An error of a script, as it is stored. */
export interface ScriptError {
  /** The same for the same error at the same place, whatever numbers its message has. */
  readonly hash: string;
  readonly message: string;
  /** File and line; '' for unknown. */
  readonly place: string;
  readonly stack: string;
  /** The path of the page. */
  readonly page: string;
}

/** What a report brings: errors, and how many more there were that were not sent. */
export interface ErrorReport {
  readonly errors: readonly ScriptError[];
  readonly suppressed: number;
  /** How many entries could not be read. */
  readonly unread: number;
}

/** The most errors of a page [9.03]. */
const most = 20;

/**
 * Reads a list of reports [7.16]. Never throws.
 *
 * @param list as it was sent
 * @param page the path of the page that sent it, for errors that name none
 */
export function readErrorReport(list: readonly unknown[], page: string): ErrorReport {
  const read = list.slice(0, most + 1).map((entry) => readEntry(entry, page));
  const errors = read.filter((entry) => entry !== undefined && 'hash' in entry).slice(0, most);
  const counts = read.flatMap((entry) => (entry && 'suppressed' in entry ? entry.suppressed : []));
  return {
    errors,
    suppressed:
      counts.reduce((sum, count) => sum + count, 0) + Math.max(0, list.length - read.length),
    unread: read.filter((entry) => entry === undefined).length,
  };
}

function readEntry(
  raw: unknown,
  page: string,
): ScriptError | { readonly suppressed: number } | undefined {
  if (!isRecord(raw)) return undefined;
  const data = isRecord(raw['data']) ? raw['data'] : { message: raw['data'] };
  const suppressed = data['suppressed'];
  if (isCount(suppressed) && data['message'] === undefined) return { suppressed };
  const message = first(data, ['message', 'error', 'description', 'reason'], 500);
  if (message === '') return undefined;
  const stack = first(data, ['stack', 'stackTrace', 'error_stack'], longestStack);
  const place = placeOf(data, stack);
  const own = first(data, ['pagePath', 'page', 'path', 'pageUrl'], 500);
  return {
    hash: hashOf(message, place),
    message,
    place,
    stack,
    page: trackedPage(own === '' ? page : own),
  };
}

function first(data: UnknownRecord, keys: readonly string[], length: number): string {
  return keys.map((key) => storedText(data[key], length)).find((text) => text !== '') ?? '';
}

function placeOf(data: UnknownRecord, stack: string): string {
  const named = stackPlace(stack);
  const path =
    named?.path ?? withoutHost(first(data, ['filename', 'fileName', 'source', 'file'], 300));
  const line = named?.line ?? first(data, ['line', 'lineno', 'lineNumber'], 10);
  return path === '' ? '' : `${path}${line === '' ? '' : `:${line}`}`.slice(0, 300);
}

/** What differs between two reports of one error: numbers, ids, addresses and what is quoted. */
const varying = /https?:\/\/\S+|["'`][^"'`]{1,80}["'`]|\b[0-9a-f]{8,}\b|\d+/gi;

function hashOf(message: string, place: string): string {
  return createHash('sha256')
    .update(`${message.replace(varying, '#')}\n${place}`)
    .digest('base64url')
    .slice(0, 16);
}
