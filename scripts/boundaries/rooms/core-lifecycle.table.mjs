// The rooms of the lifecycle, lowest first.

/** @type {import('../rooms.table.mjs').RoomTable} */
export const CORE_LIFECYCLE = {
  rooms: {
    reading: { subject: 'how data that came from outside is read', imports: [] },
    '.': { subject: 'what starts, when, and what ends it', imports: [] },
    dom: { subject: 'the same in a page: blocks, runtime, scripts', imports: ['.'] },
    boot: { subject: 'the inline script that holds events', imports: ['.', 'dom'] },
  },
};
