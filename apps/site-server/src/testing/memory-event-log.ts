import type { EventLog } from '../census/events/event-log';
import type { StoredEvent } from '../census/events/tracked-event';

/** Creates a log of events in memory, and what makes its next insert fail. */
export function memoryEventLog(): EventLog & { failOnce(): void } {
  const kept = new Map<string, { readonly siteId: string; readonly event: StoredEvent }>();
  let isFailing = false;
  const select = (siteId: string, isMeant: (event: StoredEvent) => boolean): StoredEvent[] =>
    [...kept.values()]
      .filter((row) => row.siteId === siteId && isMeant(row.event))
      .map(({ event }) => event)
      .sort((a, b) => (a.place < b.place ? -1 : 1));
  const remove = (siteId: string, isMeant: (event: StoredEvent) => boolean): number => {
    const removed = select(siteId, isMeant);
    for (const { id } of removed) kept.delete(`${siteId} ${id}`);
    return removed.length;
  };
  return {
    failOnce: () => void (isFailing = true),
    async insert(siteId, events) {
      if (isFailing) {
        isFailing = false;
        throw new Error('The log is down.');
      }
      for (const event of events) {
        const key = `${siteId} ${event.id}`;
        if (!kept.has(key)) kept.set(key, { siteId, event });
      }
    },
    read: async (siteId, after, limit) =>
      select(siteId, ({ place }) => place > after).slice(0, limit),
    listVisitor: async (siteId, visitor, most) =>
      select(siteId, (event) => event.visitor === visitor)
        .reverse()
        .slice(0, most),
    forgetVisitor: async (siteId, visitor) => remove(siteId, (event) => event.visitor === visitor),
    async sweep(siteId, before) {
      remove(siteId, ({ receivedAt }) => receivedAt < before);
    },
  };
}
