import type { Readable } from 'node:stream';
import type * as z from 'zod';
import type { EndpointRequest } from '../endpoint';
import { readJson } from '../read-json';
import type { BodyKind } from './action';

/** Reads the body of a request. */
export interface BodyReader<Body> {
  readonly kind: BodyKind;
  /** Returns nothing if the body is invalid; never throws. */
  readonly read: (request: EndpointRequest) => Body | undefined;
}

/**
 * Reads a JSON body.
 *
 * @param schema what it must match
 */
export function jsonBody<Body>(schema: z.ZodType<Body>): BodyReader<Body> {
  return { kind: 'json', read: ({ body }) => schema.safeParse(readJson(body)).data };
}

/**
 * Reads the controls of a form that was sent without scripts.
 *
 * @param schema what they must match; if a name is repeated, the first value is used
 */
export function formBody<Body>(schema: z.ZodType<Body>): BodyReader<Body> {
  return bodyText('form', (text) => readFields(schema, new URLSearchParams(text)));
}

/**
 * Reads a body with a given function. One that arrives as a stream, such as a form with files, is
 * no text: it is refused, and not taken for a form with nothing entered.
 *
 * @param kind how it is sent
 * @param read returns nothing if the body is invalid
 */
export function bodyText<Body>(
  kind: BodyKind,
  read: (text: string) => Body | undefined,
): BodyReader<Body> {
  return { kind, read: ({ body, stream }) => (stream ? undefined : read(body)) };
}

/** The bytes of a file, as they arrive. */
export const fileBody: BodyReader<Readable> = { kind: 'file', read: ({ stream }) => stream };

/** A form with files, which the action reads as a stream. */
export const multipartBody: BodyReader<EndpointRequest> = {
  kind: 'multipart',
  read: (request) => request,
};

/** Makes an object from name and value pairs; if a name is repeated, the first value is used. */
export function readFields<Fields>(
  schema: z.ZodType<Fields>,
  form: URLSearchParams,
): Fields | undefined {
  return schema.safeParse(Object.fromEntries([...form].reverse())).data;
}
