/** A complete answer to GET, made before the request and sent as it is. */
export interface ReadyAnswer {
  status: 200 | 304;
  /** Name, value, name, value: every header, including security headers and the length. */
  headers: readonly string[];
  /** Undefined for 304. */
  body: Buffer | undefined;
}

/** The parts of a request that a ready answer may depend on. */
export interface ReadyRequest {
  /** As sent, with its query. */
  url: string;
  /** The host and port that the visitor addressed. */
  host: string;
  /** Whether the visitor uses https. */
  secure: boolean;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** By lower-case name; what an answer depends on of them is what its finder says. */
  headers: Readonly<Record<string, string | undefined>>;
}

/** Returns a ready answer, if there is one, without waiting for anything. */
export type FindReady = (ask: ReadyRequest) => ReadyAnswer | undefined;
