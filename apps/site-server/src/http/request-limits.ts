/** Sizes and times beyond which a request is refused. */
export const requestLimits = {
  /** Bytes of a body, and of all texts of a form with files; files have limits of their own. */
  body: 1024 * 1024,
  /** Bytes of all headers. */
  headers: 16 * 1024,
  /** Milliseconds for the headers. */
  headersTime: 10_000,
  /**
   * Milliseconds for the whole request: ten million bytes of a file come over a line of a megabit.
   */
  requestTime: 120_000,
};
