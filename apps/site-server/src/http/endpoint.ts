import type { Readable } from 'node:stream';

/** A request as plain data, so that an endpoint can be called without a server. */
export interface EndpointRequest {
  method: string;
  /** Path as sent, percent-encoded, without the query. */
  path: string;
  query: URLSearchParams;
  /** The parts of the path that the route names. */
  params: Readonly<Record<string, string>>;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Host and port that the visitor addressed. */
  host: string;
  /** The visitor came over https. */
  secure: boolean;
  /** Network address of the visitor. */
  address: string;
  /** Text of the body, `''` without one. */
  body: string;
  /** The body of a file or of a form with files, to be read to its end; absent for every other. */
  stream?: Readable | undefined;
}

/**
 * What may be an attack: a post from another site, more requests than a limit lets through, or news
 * of a payment without its provider's signature.
 */
export type RefusedFor = 'another site' | 'limit' | 'signature';

/** An answer as plain data. */
export interface EndpointReply {
  status: number;
  headers: Record<string, string>;
  /** Whole `Set-Cookie` headers, of which there may be several. */
  cookies?: readonly string[];
  body: string | Buffer | Readable;
  /** Why it was refused, where that may be an attack; for the log only. */
  refusedFor?: RefusedFor;
  /** What went wrong, when the answer makes the best of it; for the log only. */
  fault?: unknown;
}

/**
 * One address of the server: data in, data out. It may throw; the server then answers with its
 * error page.
 */
export type Endpoint = (request: EndpointRequest) => Promise<EndpointReply>;

/**
 * A JSON answer that no cache keeps.
 *
 * @param status HTTP status
 * @param value becomes the body
 * @param headers further headers
 */
export function jsonReply(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): EndpointReply {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: JSON.stringify(value),
  };
}

/**
 * A plain text answer that no cache keeps.
 *
 * @param status HTTP status
 * @param text the body
 * @param headers further headers
 */
export function textReply(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): EndpointReply {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: text,
  };
}
