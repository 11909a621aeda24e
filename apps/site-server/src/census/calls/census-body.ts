import type { UnknownRecord } from '@frontage/core-lifecycle/reading';
import { isRecord } from '@frontage/core-lifecycle/reading';
import type { BodyReader } from '../../http/action/body-reader';
import { bodyText } from '../../http/action/body-reader';
import { readJson } from '../../http/read-json';

/** The most bytes that a call of the census takes: browsers let no more go while a page is left. */
export const mostCensusBytes = 64 * 1024;

/** In place of a body that is larger. */
export interface TooLarge {
  readonly isTooLarge: true;
}

/** A body, unless it is too large. */
export type CensusBody<Body> = Body | TooLarge;

/** Whether a body was too large to be read. */
export function isTooLarge(body: unknown): body is TooLarge {
  return isRecord(body) && body['isTooLarge'] === true;
}

/**
 * Reads a body of at most 64 KB.
 *
 * @param kind how it is sent
 * @param read returns nothing if the body is invalid
 */
export function censusBody<Body>(
  kind: 'form' | 'json',
  read: (text: string) => Body | undefined,
): BodyReader<CensusBody<Body>> {
  return bodyText<CensusBody<Body>>(kind, (text) =>
    Buffer.byteLength(text) > mostCensusBytes ? { isTooLarge: true } : read(text),
  );
}

/** Reads the fields of a call that may send a form or JSON; undefined for neither. */
export function readCallFields(text: string): UnknownRecord | undefined {
  const json = readJson(text);
  if (json !== undefined) return isRecord(json) ? json : undefined;
  if (!text.includes('=')) return undefined;
  const fields = new URLSearchParams(text);
  return Object.fromEntries([...fields].reverse());
}

/** Reads a list in JSON; undefined for anything else. */
export function readJsonList(text: string): readonly unknown[] | undefined {
  const json = readJson(text);
  return Array.isArray(json) ? json : undefined;
}
