import { chosenItemsView } from './chosen-items-view';
import { sweepItems } from './items';
import { loadItems } from './load-items';

/** What collections of notes and events add to the server. */
export const itemRoom = {
  view: chosenItemsView,
  loadBlocks: loadItems,
  sweeps: [{ run: sweepItems }],
};
