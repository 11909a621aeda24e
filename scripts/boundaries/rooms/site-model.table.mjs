// The rooms of the site model, lowest first.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const SITE_MODEL = {
  rooms: {
    locale: room('languages: tags, direction, texts, plurals', ''),
    '.': room('pages, sites, tokens, and how they are read', 'locale'),
    fields: room('tables of what blocks store, and what comes from them', '.'),
    editing: room('changes of a page, which merge and can be taken back', '.'),
    look: room('what an owner chooses of the look of a site', '.'),
    enums: room('numbers and their names', '.'),
    schema: room('the same for editors', 'locale . fields editing'),
  },
};
