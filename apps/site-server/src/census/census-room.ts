import { createCensusServices, type CensusServices } from './census-services';
import { batchCall } from './calls/batch-call';
import { eventCalls } from './calls/event-calls';
import { replayCall } from './calls/replay-call';
import { reportCalls } from './calls/report-calls';
import { trackImageCall } from './calls/track-image-call';
import { sweepCensus } from './sweep-census';
import { visitCalls } from './calls/visit-calls';

/** What the census adds to the server: what visitors' browsers report. */
export const censusRoom = {
  actions: [batchCall, ...visitCalls, ...eventCalls, trackImageCall, ...reportCalls, replayCall],
  services: createCensusServices,
  sweeps: [{ run: sweepCensus }],
  flush: ({ served }: Pick<CensusServices, 'served'>) => served.flush(),
};
