import type { PublishedFixture } from './published-fixture';

/** Published markup: music of a service. */
export const soundcloudFixtures: readonly PublishedFixture[] = [
  {
    name: 'music in a frame of SoundCloud',
    kind: 'soundcloud',
    becomes: 'audio',
    markup:
      '<div class="sqs-block soundcloud-block sqs-block-soundcloud" data-block-type="56"><div class="sqs-block-content"><iframe title="Low tide" width="100%" height="166" src="https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fslack-water%2Flow-tide&amp;color=ff5500"></iframe></div></div>',
  },
];
