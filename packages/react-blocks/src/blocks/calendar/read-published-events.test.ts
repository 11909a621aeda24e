import { describe, expect, it } from 'vitest';
import { publishedEventsAddress, readPublishedEvents } from './read-published-events';

describe('events of a published calendar', () => {
  it('are asked for by month and collection', () => {
    expect(publishedEventsAddress('5f&1', '2026-03')).toBe(
      '/api/open/GetItemsByMonth?month=03-2026&collectionId=5f%261',
    );
  });

  it('come in their order, those without title or beginning left out', () => {
    const events = readPublishedEvents([
      { title: 'Glaze night', fullUrl: '/events/glaze', startDate: 2_000, endDate: 3_000 },
      {
        title: 'Kiln opening',
        fullUrl: '/events/kiln',
        startDate: 1_000,
        location: { addressTitle: 'Quay' },
      },
      { title: '', startDate: 1_500 },
      { title: 'Some day' },
      null,
    ]);
    expect(events.map(({ title, endsAt, place }) => [title, endsAt, place])).toEqual([
      ['Kiln opening', null, 'Quay'],
      ['Glaze night', 3_000, undefined],
    ]);
  });

  it('lead nowhere by an address that runs something', () => {
    const [event] = readPublishedEvents([
      { title: 'Trap', fullUrl: 'javascript:alert(1)', startDate: 1_000 },
    ]);
    expect(event?.href).toBe('#');
  });

  it.each([[undefined], ['<html>'], [{ error: 'no' }]])('of %j are none', (raw) => {
    expect(readPublishedEvents(raw)).toEqual([]);
  });
});
