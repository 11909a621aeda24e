import { hostEventCall } from '../calls/host-event-call';
import {
  EventStatusError,
  formEventCall,
  isEventStatus,
  legacyEventCall,
} from '../calls/legacy-event-call';
import { eventIssueMessage, readTrackedEvent } from '../events/read-tracked-event';
import type { TrackedEvent } from '../events/tracked-event';
import type { EventData } from '../packed/census-event';
import type { PageFacts } from '../page-facts';
import { designIdentifier } from '../rules/why-not-tracked';
import { sendBeacon, sendCall } from './send-call';
import type { Tracking } from './start-tracking';

/** What code of a page's own may record. */
export interface HostEvents {
  /**
   * Records an event of the schema [3.32]; it goes with the next batch. A field of the wrong type
   * is dropped with a warning.
   */
  track(event: TrackedEvent): void;
  /** Records an event with a schema of its own, at the events host [7.20]. */
  trackCustom(schemaName: string, data: EventData): void;
  /**
   * Records an event by the legacy call [7.19].
   *
   * @param origin another origin than the page's; then the fields go as a form, with the crumb
   * @throws EventStatusError for another status than 200 and 202; it is also a warning [8.10]
   */
  recordEvent(event: string, data: EventData, origin?: string): Promise<void>;
}

/** What recording needs. */
export interface HostEventsOptions extends Pick<Tracking, 'add' | 'page' | 'common' | 'visit'> {
  readonly window: Window & typeof globalThis;
  readonly facts: PageFacts;
  /** Reads the request token [3.17]. */
  readonly readCrumb: () => string | undefined;
}

/** Creates what code of a page's own may record. */
export function createHostEvents(options: HostEventsOptions): HostEvents {
  const { window, facts, readCrumb, add, page, common, visit } = options;
  const warn = (message: string): void => window.console.warn(message);

  return {
    track(raw) {
      const event = readTrackedEvent(raw, (issue) => warn(eventIssueMessage(issue)));
      if (!event) return;
      add(event.action, {
        user_session_id: visit().sessionId,
        browser_locale: window.navigator.language,
        website_locale: facts.websiteLocale,
        context_website_identifier: facts.websiteId,
        product_design_identifier: designIdentifier(window.location.pathname),
        ...event,
      });
    },
    trackCustom(customSchemaName, customData) {
      const { analyticsId } = visit();
      const event = { analyticsId, commonData: common(), customData, customSchemaName };
      sendBeacon(hostEventCall(facts.eventsHost, event), { window });
    },
    async recordEvent(event, data, origin) {
      const call =
        origin === undefined
          ? legacyEventCall(event, data, page())
          : formEventCall(origin, readCrumb() ?? '', event, data);
      const { status } = await sendCall(call, { window });
      if (isEventStatus(status)) return;
      const cause = new EventStatusError(status);
      warn(cause.message);
      throw cause;
    },
  };
}
