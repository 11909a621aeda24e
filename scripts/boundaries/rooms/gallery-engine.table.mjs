// The rooms of the gallery engine, lowest first.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const GALLERY_ENGINE = {
  rooms: {
    designs: room('options and layouts of each design', ''),
    '.': room('index, keys, autoplay: without a page', 'designs'),
    markup: room('what a gallery needs before its script', 'designs .'),
    dom: room('galleries in a page', 'designs .'),
  },
};
