/** A static server with the page of published markup. */
export interface PublishedServer {
  /** Where it is, without a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts it.
 *
 * @param options the demo's address (`http://127.0.0.1:4000` by default), a port (a free one by
 *   default), and headers of the page
 */
export function servePublished(options?: {
  demo?: string;
  port?: number;
  headers?: Readonly<Record<string, string>>;
}): Promise<PublishedServer>;
