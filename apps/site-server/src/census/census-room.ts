import { createCensusServices } from './census-services';
import { eventCalls } from './calls/event-calls';
import { replayCall } from './calls/replay-call';
import { reportCalls } from './calls/report-calls';
import { trackImageCall } from './calls/track-image-call';
import { visitCalls } from './calls/visit-calls';

/** What the census adds to the server: what visitors' browsers report. */
export const censusRoom = {
  actions: [...visitCalls, ...eventCalls, trackImageCall, ...reportCalls, replayCall],
  services: createCensusServices,
};
