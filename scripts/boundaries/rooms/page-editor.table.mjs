// The rooms of the page editor, lowest first.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const PAGE_EDITOR = {
  rooms: {
    '.': room('how elements are made', ''),
    fields: room('the controls of a block’s fields', '.'),
    'rich-text': room('words that are written where they stand', ''),
    advice: room('what visitors may trip over on a page, and what it weighs', '.'),
    editor: room(
      'the page in its frame, what is chosen, and its edits',
      '. fields rich-text advice',
    ),
  },
};
