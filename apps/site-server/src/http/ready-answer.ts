/** A whole answer to GET, made before anybody asked: it is sent as it is. */
export interface ReadyAnswer {
  status: 200 | 304;
  /** Name, value, name, value: every header, those of security and the length too. */
  headers: readonly string[];
  /** Absent for 304. */
  body: Buffer | undefined;
}

/** As much of a request as a ready answer may depend on. */
export interface ReadyRequest {
  /** As sent, with the query if there is one. */
  url: string;
  /** Host and port that the visitor addressed. */
  host: string;
  /** The visitor came over https. */
  secure: boolean;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Looks whether the answer is there already, waiting for nothing. */
export type FindReady = (ask: ReadyRequest) => ReadyAnswer | undefined;
