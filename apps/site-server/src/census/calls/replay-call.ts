import { readCensusSettings } from '../census-settings';
import { mayKeepEvents } from '../../sites/may-keep-events';
import { censusMaker } from './census-maker';

/** In place of an id where nothing is to be replayed: pages load no script for it [7.23]. */
export const mockReplayId = 'mock';

/** The id for the script that replays visits. */
export const replayCall = censusMaker.defineAction({
  method: 'GET',
  url: '/api/commerce/fullstory/getId',
  about:
    '`{ data: { id } }` for a script that replays visits; `mock`, unless the owner set one and the ' +
    'visitor agreed [7.23]',
  who: 'anyone',
  guard: { none: 'changes nothing' },
  limit: [{ rate: 'beaconLimit' }],
  run({ request, site }) {
    const { replayId } = readCensusSettings(site);
    return { id: replayId !== '' && mayKeepEvents(request, site) ? replayId : mockReplayId };
  },
});
