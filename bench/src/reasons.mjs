/** Why targets are missed, as far as it is known; shown under each bench's tables. Take out what no longer holds. */
export const reasons = {
  page: [
    'Paints differ by less than the rounds among each other; the boot adds about 1.2 KB of HTML, some 7 ms on this network.',
    'Script CPU is the boot, the runtime and its chunks, with the processor four times slower; it grows with the load of the machine.',
    'Heap: on pages with a gallery or a form their chunks and the runtime stay in memory, about 0.15 MB.',
    '`plain` fetches later pictures early, as browsers do with `loading="lazy"`; `stripped` never fetches them.',
  ],
  server: [
    'Cached page: not fully explained. The 304 runs through the same code and costs little more than the static answer, so most of the gap is in writing the body, where the profile shows the same system call taking half as long again; our own code adds some 6 µs.',
    'Rendering: each block is a root of its own for React, and pictures write seven addresses each. After an edit the page still makes the key of every block, its head, header and footer, and the hash of its styles.',
  ],
};
