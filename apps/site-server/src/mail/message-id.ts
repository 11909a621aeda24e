import type { Site } from '../sites/site-settings';

/**
 * The id that a mail keeps through all attempts.
 *
 * @param id of the mail's row
 * @param site whose host it is named after
 */
export function messageId(id: string, { host = '' }: Pick<Site, 'host'>): string {
  const name = host.replace(/:\d+$/, '');
  return `${id}@${/^[\w.-]+$/.test(name) ? name : 'localhost'}`;
}
