import type { HostEvents, Tracking } from '@frontage/census/dom';
import type { PageTracking } from './track-page';

/** The members of `window.Frontage` for code of the page's own. */
export interface CensusGlobal extends HostEvents {
  /** What was sent from this page and what waits, for its visitor to see. */
  listEvents(): Promise<ReturnType<Tracking['list']>>;
}

/**
 * Lets code of the page's own record events by `window.Frontage`. Where the visitor is not tracked
 * each call does nothing.
 *
 * @returns takes it back
 */
export function exposeTracking(
  window: Window,
  current: () => Promise<PageTracking | undefined> | undefined,
): () => void {
  const { Frontage } = window as { Frontage?: Partial<CensusGlobal> };
  if (!Frontage) return () => {};
  const host = async (): Promise<HostEvents | undefined> => (await current())?.hostEvents();
  const own: CensusGlobal = {
    track: (event) => void host().then((events) => events?.track(event)),
    trackCustom: (...event) => void host().then((events) => events?.trackCustom(...event)),
    recordEvent: async (...event) => (await host())?.recordEvent(...event),
    listEvents: async () => (await current())?.list() ?? { sent: [], waiting: [] },
  };
  Object.assign(Frontage, own);
  return () => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(Frontage, name);
  };
}
