// The rooms of the area’s screens with scripts of their own, lowest first.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const CONFIG = {
  rooms: {
    '.': room('how elements are made, and steps undone', ''),
    fields: room('the controls of a block’s fields', '.'),
    'rich-text': room('words that are written where they stand', ''),
    look: room('the screen of the look of a site', '.'),
    outline: room('the rows of header and footer', '. fields'),
    advice: room('what visitors may trip over on a page, and what it weighs', '.'),
    editor: room(
      'the page in its frame, what is chosen, and its edits',
      '. fields rich-text advice',
    ),
  },
};
