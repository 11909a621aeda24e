import type { PageNeeds } from '../../render/page-needs';
import { isTileTemplate, tileOrigin } from './tile-address';

/**
 * What the service of a map adds to the policy of its page: where its pictures come from, and whom
 * it asks. Nothing of it is loaded before a press.
 */
export function mapServiceNeeds(service: { tiles: string; key: string }): PageNeeds | undefined {
  const { tiles, key } = service;
  if (key !== '')
    return {
      images: ['https://maps.gstatic.com', 'https://maps.googleapis.com'],
      connects: ['https://maps.googleapis.com'],
    };
  const origin = isTileTemplate(tiles) ? tileOrigin(tiles) : undefined;
  return origin === undefined ? undefined : { images: [origin] };
}
