/** The address of the newsletters. */
export const subscribersPath = '/config/subscribers';

/** Returns the address of a newsletter's list. */
export function subscriberListPath(listId: string): string {
  return `${subscribersPath}/${encodeURIComponent(listId)}`;
}
