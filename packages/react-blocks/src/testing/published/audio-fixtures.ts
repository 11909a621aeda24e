import type { PublishedFixture } from './published-fixture';

/** Published markup: sound. */
export const audioFixtures: readonly PublishedFixture[] = [
  {
    name: 'audio of one track',
    kind: 'audio',
    becomes: 'audio',
    markup:
      '<div class="sqs-block audio-block sqs-block-audio" data-block-type="41"><div class="sqs-block-content"><div class="sqs-audio-embed" data-url="https://sounds.example/low-tide.mp3" data-mime-type="" data-title="Low &amp; slow" data-author="Slack Water" data-show-download="true" data-design-style="minimal" data-duration-in-ms="28000" data-color-theme="dark"></div></div></div>',
  },
];
