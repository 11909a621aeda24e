import type { PublishedFixture } from './published-fixture';

/** Published markup: marquee. */
export const marqueeFixtures: readonly PublishedFixture[] = [
  {
    name: 'marquee',
    kind: 'marquee',
    becomes: 'marquee',
    markup: `<div class="Marquee" data-ready="true"><script class="Marquee-props" type="application/json">${JSON.stringify({ marqueeItems: [{ text: '<strong>Open</strong> studio' }, { text: 'Every Friday' }], animationDirection: 'right', animationSpeed: 2, waveFrequency: 3, waveIntensity: 1, pausedOnHover: true })}</script><div class="Marquee-display"><svg class="Marquee-svg"></svg></div></div>`,
  },
];
