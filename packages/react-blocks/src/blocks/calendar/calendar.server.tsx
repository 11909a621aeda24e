import type { CalendarView } from '../../items/item-view';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Calendar } from './Calendar';
import { calendarFields } from './calendar.fields';

/** What a calendar needs besides its page. */
export interface CalendarServices {
  /** Gives the month that a calendar on this page shows, by the block's id. @default nothing */
  calendar?: ((blockId: string) => CalendarView | undefined) | undefined;
}

/** How the server renders a calendar. */
export const calendarServer = defineServerBlock<typeof calendarFields, CalendarServices>({
  id: 'calendar',
  fields: calendarFields,
  cache: 'page',
  isWidget: true,
  render({ id, data: { weekStart } }, _place, { calendar, locale }) {
    const view = calendar?.(id);
    return view && <Calendar id={id} {...{ view, weekStart, locale }} />;
  },
});
