// The rooms of the page editor, lowest first.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const PAGE_EDITOR = {
  rooms: {
    texts: room('what is said, in which language', ''),
    page: room('what the editor’s page is made of, for whoever makes it', 'texts'),
    elements: room('how elements are made, and which are whose', 'page'),
    fields: room('the controls of a block’s fields', 'texts elements page'),
    'rich-text': room('words that are written where they stand', 'fields'),
    advice: room('what visitors may trip over on a page, and what it weighs', 'texts elements'),
    editor: room(
      'the page in its frame, what is chosen, and its edits',
      'texts page elements fields rich-text advice',
    ),
    '.': room('what others import', 'editor'),
  },
};
