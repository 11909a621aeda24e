import type { Readable } from 'node:stream';
import type * as z from 'zod';
import type { EndpointRequest } from '../endpoint';
import { readJson } from '../read-json';
import type { BodyKind } from './action';

/** Reads the body of a request. */
export interface BodyReader<Body> {
  readonly kind: BodyKind;
  /** Nothing where the body is not what it should be; never throws. */
  readonly read: (request: EndpointRequest) => Body | undefined;
}

/**
 * A body of JSON.
 *
 * @param schema what it must be
 */
export function jsonBody<Body>(schema: z.ZodType<Body>): BodyReader<Body> {
  return { kind: 'json', read: ({ body }) => schema.safeParse(readJson(body)).data };
}

/**
 * The controls of a form that was sent without scripts.
 *
 * @param schema what they must be; of controls with one name the first counts
 */
export function formBody<Body>(schema: z.ZodType<Body>): BodyReader<Body> {
  return { kind: 'form', read: ({ body }) => readFields(schema, new URLSearchParams(body)) };
}

/**
 * A body that is read by a rule of its own.
 *
 * @param kind how it is sent
 * @param read gives nothing where it is not what it should be
 */
export function bodyText<Body>(
  kind: BodyKind,
  read: (text: string) => Body | undefined,
): BodyReader<Body> {
  return { kind, read: ({ body }) => read(body) };
}

/** The bytes of a file, as they come. */
export const fileBody: BodyReader<Readable> = { kind: 'file', read: ({ stream }) => stream };

/** A form with files, which the action reads as it comes. */
export const multipartBody: BodyReader<EndpointRequest> = {
  kind: 'multipart',
  read: (request) => request,
};

/** Name and value pairs as an object; of several with one name the first counts. */
export function readFields<Fields>(
  schema: z.ZodType<Fields>,
  sent: URLSearchParams,
): Fields | undefined {
  return schema.safeParse(Object.fromEntries([...sent].reverse())).data;
}
