/** A request for an action as its page would send it, and how it is answered. */
export interface ActionSample {
  /** With the parts that the address names, and a query. @default the address itself */
  readonly url?: string;
  readonly body?: string;
  /** Beside that of the crumb. @default none */
  readonly cookie?: string;
  /** What is answered when all is well. */
  readonly status: number;
  /** What is answered to who does not come from a page of the site. @default the same */
  readonly elsewhere?: number;
  /** What no reader of the body takes, and the answer; absent where every body is taken. */
  readonly wrong?: { readonly body: string; readonly status: number };
  /** A body that counts for a limit each time that it is sent. @default the body */
  readonly counted?: string;
  /** What is answered over the limit. @default 429 */
  readonly over?: number;
}

/** Samples by method and address, such as `GET /health`. */
export type ActionSamples = Readonly<Record<string, ActionSample>>;
