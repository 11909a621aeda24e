import { readPackedEvents } from '@frontage/census';
import { recordEvents } from '../record-events';
import { censusPost } from './census-post';

/** Many events of a page in one text, such as it sends while it is left. */
export const batchCall = censusPost({
  url: '/api/census/batch',
  about:
    'a text of `packEvents` (`@frontage/census`) → `{ accepted, held, kept }` once they are on ' +
    'disk; an event that comes twice is stored once, a row that is none is held apart with its reason',
  kind: 'json',
  read: readPackedEvents,
  async run({ body: { batch, losses, events, bad }, ...call }, services) {
    const held = bad.map(({ reason, row }) => ({ reason, data: JSON.stringify(row) }));
    const recorded = await recordEvents(call, services, events, {
      batchId: batch,
      held,
      loss: losses,
    });
    return { ...recorded, held: bad.length };
  },
  json: (result) => result,
});
