import { Audio } from '../blocks/audio/Audio';
import { Calendar } from '../blocks/calendar/Calendar';
import { ItemFacts } from '../blocks/item-facts/ItemFacts';
import { ItemList } from '../blocks/item-list/ItemList';
import { Summary } from '../blocks/summary/Summary';
import { TourDates } from '../blocks/tour-dates/TourDates';
import { testItem, testItems } from './test-items';

const [first, second] = testItems.items;
const events = first && second ? [first, second] : [];
const paged = { ...testItems, pages: 2, path: '/notes' };

/** Blocks that show items, and sound, with their behaviour, for what holds of every block. */
export const itemKinds = {
  'item list': { block: <ItemList id="b" view={paged} /> },
  'item facts': {
    block: (
      <ItemFacts
        id="b"
        view={{ kind: 'notes', item: testItem('Tide'), listPath: '/notes', timeZone: 'UTC' }}
      />
    ),
  },
  summary: {
    block: <Summary id="b" view={paged} design="list" headerText="Notes" />,
    load: () => import('../widget/widget.mount'),
  },
  calendar: {
    block: (
      <Calendar
        id="b"
        view={{
          month: '2026-03',
          today: '2026-03-11',
          path: '/evenings',
          timeZone: 'UTC',
          events,
          hasEarlier: true,
          hasLater: true,
        }}
      />
    ),
    load: () => import('../blocks/calendar/calendar.mount'),
  },
  'tour dates': {
    block: <TourDates id="b" view={{ timeZone: 'UTC', coming: events, past: events }} />,
  },
  album: {
    block: <Audio id="b" title="Bells" tracks={[{ src: '/a.mp3', title: 'Low tide' }]} />,
    load: () => import('../blocks/audio/audio.mount'),
  },
};
