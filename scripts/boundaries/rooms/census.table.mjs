// The rooms of the census, lowest first.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const CENSUS = {
  rooms: {
    storage: room('the one way to cookies and storage', ''),
    packed: room('many events in one text', ''),
    events: room('the schema of events', ''),
    visit: room('a visitor and their visits, in cookies', 'storage'),
    rules: room('who is not tracked, and who is replayed', ''),
    consent: room('what a visitor allows', ''),
    experiments: room('versions of a page, and who gets which', ''),
    calls: room('each call with its fields', ''),
    delivery: room('how batches arrive: journal, faults, losses', 'storage packed'),
    errors: room('error reports and traces', 'calls'),
    performance: room('records of how fast a page is', 'calls'),
    '.': room(
      'pixels and their gate, what a page tells, and the entries',
      'storage packed events rules consent experiments errors performance',
    ),
    dom: room(
      'the same in a page',
      'storage packed events visit rules consent experiments calls delivery performance .',
    ),
    schema: room('the same as zod schemas', 'events'),
  },
};
