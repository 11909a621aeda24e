import type { Readable } from 'node:stream';

/** A request as plain data, so that an endpoint can be called without a server. */
export interface EndpointRequest {
  method: string;
  /** The path as sent, percent-encoded, without the query. */
  path: string;
  query: URLSearchParams;
  /** The named parts of the path. */
  params: Readonly<Record<string, string>>;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The host and port that the visitor addressed. */
  host: string;
  /** Whether the visitor uses https. */
  secure: boolean;
  /** The visitor's network address. */
  address: string;
  /** The text of the body, or `''`. */
  body: string;
  /**
   * The body of a file or of a form with files, which must be read to its end; otherwise undefined.
   */
  stream?: Readable | undefined;
}

/**
 * What may be an attack: a post from another site, more requests than a limit lets through, news of
 * a payment without its provider's signature, a password that is not right, or a request for what
 * an account may not do.
 */
export type RefusedFor = 'another site' | 'limit' | 'signature' | 'sign-in' | 'permission';

/** An answer as plain data. */
export interface EndpointReply {
  status: number;
  headers: Record<string, string>;
  /** Whole `Set-Cookie` headers; there may be several. */
  cookies?: readonly string[];
  body: string | Buffer | Readable;
  /** Why it was refused, where that may be an attack; for the log only. */
  refusedFor?: RefusedFor;
  /** What went wrong, when the answer makes the best of it; for the log only. */
  fault?: unknown;
}

/**
 * An address of the server: data in, data out. If it throws, the server answers with its error
 * page.
 */
export type Endpoint = (request: EndpointRequest) => Promise<EndpointReply>;

/**
 * Makes a JSON answer that no cache stores.
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
 * Makes a plain text answer that no cache stores.
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
