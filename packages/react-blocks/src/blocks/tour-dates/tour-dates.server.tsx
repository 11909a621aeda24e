import type { TourDatesView } from '../../items/item-view';
import { defineServerBlock } from '../../server-block/define-server-block';
import { TourDates } from './TourDates';
import { tourDatesFields } from './tour-dates.fields';

/** What the dates of a tour need besides their page. */
export interface TourDatesServices {
  /** Gives the dates that a block on this page shows, by its id. @default nothing */
  tourDates?: ((blockId: string) => TourDatesView | undefined) | undefined;
}

/** How the server renders the dates of a tour. */
export const tourDatesServer = defineServerBlock<typeof tourDatesFields, TourDatesServices>({
  id: 'tour-dates',
  fields: tourDatesFields,
  cache: 'page',
  render({ id, data: { past } }, _place, { tourDates, locale }) {
    const view = tourDates?.(id);
    return view && <TourDates id={id} {...{ view, past, locale }} />;
  },
});
