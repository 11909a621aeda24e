/** The sizes and times beyond which a request is refused. */
export const requestLimits = {
  /** Bytes of a body, and of all texts of a form with files; files have their own limits. */
  body: 1024 * 1024,
  /** Bytes of all headers. */
  headers: 16 * 1024,
  /** Milliseconds for the headers. */
  headersTime: 10_000,
  /**
   * Milliseconds for the whole request: enough for a file of ten million bytes over a line of one
   * megabit per second.
   */
  requestTime: 120_000,
  /**
   * Milliseconds between the looks for requests that are late, so how much later they are ended at
   * most. Node's own are half a minute apart.
   */
  checkTime: 5_000,
};

/** Limits of that kind. */
export type RequestLimits = Readonly<Record<keyof typeof requestLimits, number>>;
