import type { CensusCall } from './census-call';

/** An event of the events host [7.20]. */
export interface HostEvent {
  readonly analyticsId: string;
  /** What all events of the page share. */
  readonly commonData: object;
  readonly customData: object;
  readonly customSchemaName: string;
}

/**
 * Sends an event to the events host [7.20]. Its type is plain text, which a beacon may send to
 * another origin without asking first.
 *
 * @param host an origin, or '' for the site's own
 */
export function hostEventCall(host: string, event: HostEvent): CensusCall {
  const body = JSON.stringify({
    analyticsId: event.analyticsId,
    commonData: JSON.stringify(event.commonData),
    customData: JSON.stringify(event.customData),
    customSchemaName: event.customSchemaName,
  });
  return { path: `${host}/api/v1/events`, type: 'text/plain', body };
}
