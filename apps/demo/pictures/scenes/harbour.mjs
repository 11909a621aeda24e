import { harbourPainter } from './harbour-painter/harbour-painter.mjs';

export const harbour = [
  {
    name: 'harbour-low-tide',
    ratio: [24, 10],
    long: 2000,
    samples: 5,
    seed: 71,
    alt: 'Low tide in the harbour: a small boat aground on wet flats, net lofts along the quay fading into mist.',
    focalPoint: [0.7, 0.45],
    tags: ['panorama', 'light', 'harbour'],
    look: { exposure: 1.8, contrast: 1.42, bloom: 0.12, vignette: 0.25, grain: 5 },
    paint: harbourPainter({
      high: '#7d8c93',
      low: '#d6cab8',
      mist: '#b9b6ae',
      dark: '#15191c',
      glowAt: 1.0,
      glow: '#efdcc0',
    }),
  },
  {
    name: 'harbour-at-dusk',
    ratio: [3, 2],
    long: 1500,
    samples: 4,
    seed: 73,
    alt: 'Dusk at Tarn Quay: lamps lit in the net lofts, their light drawn out in the still water.',
    focalPoint: [0.55, 0.42],
    tags: ['landscape', 'dark', 'harbour'],
    look: { exposure: 0.95, contrast: 1.2, bloom: 0.2, vignette: 0.4, grain: 5 },
    paint: harbourPainter({
      high: '#232f3d',
      low: '#8a7468',
      mist: '#5b5d66',
      dark: '#06080b',
      glowAt: 1.2,
      glow: '#d08a5c',
      lamps: 1,
      left: 0.84,
    }),
  },
];
