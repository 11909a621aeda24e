import { createTraceLog, type TraceLog } from '@frontage/census';
import { sendCall, watchLeaving, watchMouse } from '@frontage/census/dom';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { PageTracking } from './track-page';

/** Starts the log of a page that the server gets every 30 seconds [7.17]. */
export function tracePage({ window, clock }: BlockContext, signal: AbortSignal): TraceLog {
  const log = createTraceLog({ clock, send: (call) => void sendCall(call, { window }) });
  watchLeaving(window, log.flush, signal);
  return log;
}

/** Logs where the mouse of somebody is who looks after the site [6.04]. */
export function tracePageMouse(context: BlockContext): PageTracking {
  const { window, clock } = context;
  const ended = new AbortController();
  const log = tracePage(context, ended.signal);
  const options = { window, clock, hasAccount: true };
  watchMouse(options, (mouse) => log.add({ ...mouse }), ended.signal);
  return {
    list: () => ({ sent: [], waiting: [] }),
    hostEvents: () => Promise.resolve(undefined),
    stop: () => ended.abort(),
  };
}
