/** A page on which the method of a subscription is named. */
export interface MethodPage {
  readonly subscriptionId: string;
  /** When it was opened, UTC milliseconds. */
  readonly requestedAt: number;
}

/** The name of such a page, at its provider. */
export function methodKey({ subscriptionId, requestedAt }: MethodPage): string {
  return `method:${subscriptionId}:${requestedAt}`;
}

/** Reads a key; nothing for keys of anything else. */
export function readMethodKey(key: string): MethodPage | undefined {
  const [, subscriptionId, requestedAt] = /^method:([^:]+):(\d{1,16})$/.exec(key) ?? [];
  return subscriptionId === undefined
    ? undefined
    : { subscriptionId, requestedAt: Number(requestedAt) };
}
