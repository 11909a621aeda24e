import type { Site } from '../sites/site-settings';

/**
 * Gives the id that a mail keeps through all attempts.
 *
 * @param id of the mail's row
 * @param site the id contains its host
 */
export function messageId(id: string, { host = '' }: Pick<Site, 'host'>): string {
  const name = host.replace(/:\d+$/, '');
  return `${id}@${/^[\w.-]+$/.test(name) ? name : 'localhost'}`;
}
