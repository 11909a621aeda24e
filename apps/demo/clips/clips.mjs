/**
 * The clips: each is drawn by the scene of its name and ends where it begins.
 *
 * @type {{ name: string, title: string, description: string, width: number, height: number, fps: number, seconds: number, bitrate: number }[]}
 */
export const clips = [
  {
    name: 'turning-bowl',
    title: 'A bowl on the wheel',
    description: 'A wide bowl of wet clay turns on the wheel; its throwing lines run round.',
    width: 960,
    height: 540,
    fps: 25,
    seconds: 8,
    bitrate: 450_000,
  },
  {
    name: 'quay-at-dusk',
    title: 'The quay at dusk',
    description: 'Water moves below a low sky; a small boat lies at its mooring.',
    width: 960,
    height: 540,
    fps: 25,
    seconds: 10,
    bitrate: 420_000,
  },
  {
    name: 'tea-steam',
    title: 'Tea, just poured',
    description: 'Steam rises from a dark cup in front of a window.',
    width: 960,
    height: 540,
    fps: 25,
    seconds: 8,
    bitrate: 350_000,
  },
];
