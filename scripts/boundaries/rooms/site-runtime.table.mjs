// The rooms of the runtime, lowest first. What runs in pages and what bundles it on Node meet in
// files alone: neither imports the other.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const SITE_RUNTIME = {
  rooms: {
    'page/compat': room('the calls that existing pages make', ''),
    'page/stand-ins': room('what old browsers lack', ''),
    page: room(
      'what a page loads first: boots, runtimes, keys of owners',
      'page/compat page/stand-ins',
    ),
    build: room('how that is bundled into files', ''),
    '.': room('what others build it by', 'build'),
  },
};
