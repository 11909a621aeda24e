// The rooms of the form runtime, lowest first.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const FORM_RUNTIME = {
  rooms: {
    '.': room('fields, rules, messages, submission: without a page', ''),
    schema: room('the same for editors', '.'),
    markup: room('what markup needs before the script: names of its parts', ''),
    dom: room('forms in a page', '. markup'),
  },
};
