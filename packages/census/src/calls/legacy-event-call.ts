import { formCall, jsonCall, type CensusCall } from './census-call';
import { legacyPayload, type CensusPage } from './census-page';

/** Records an event by the legacy tracker: a JSON body [7.19]. */
export function legacyEventCall(event: string, data: object, page: CensusPage): CensusCall {
  return jsonCall('/api/events/RecordEvent', { event, data: { ...legacyPayload(page), ...data } });
}

/**
 * Records an event by form fields, at an origin of its own [7.19].
 *
 * @param origin such as `https://www.example.com`
 * @param crumb the request token of the cookie [3.17]
 */
export function formEventCall(
  origin: string,
  crumb: string,
  event: string,
  data: object,
): CensusCall {
  return formCall(`${origin}/api/events/RecordEvent`, {
    crumb,
    event,
    data: JSON.stringify(data),
  });
}

/** Whether an answer to an event means success [7.19]. */
export function isEventStatus(status: number): boolean {
  return status === 200 || status === 202;
}

/** An event that its server did not take [8.10]. */
export class EventStatusError extends Error {
  override readonly name = 'EventStatusError';

  /** @param status of the answer */
  constructor(readonly status: number) {
    super(`Error tracking event: HTTP Status ${status}`);
  }
}
