import { escapeJson } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: video. */
export const videoFixtures: readonly PublishedFixture[] = [
  {
    name: 'video of a provider',
    kind: 'video',
    becomes: 'video',
    markup:
      '<div class="sqs-block video-block sqs-block-video"><div class="sqs-block-content"><div class="sqs-video-wrapper" data-load="false" data-html="&lt;iframe src=&quot;//www.youtube.com/embed/abcdefghijk?feature=oembed&quot; title=&quot;Firing&quot;&gt;&lt;/iframe&gt;" data-provider-name="YouTube"><div class="sqs-video-overlay"><img data-src="pictures/jar.png" alt="Kiln"><div class="sqs-video-opaque"></div><div class="sqs-video-icon"></div></div></div></div></div>',
  },
  {
    name: "video of the page's own",
    kind: 'video',
    becomes: 'video',
    markup: `<div class="sqs-native-video" data-config-video="${escapeJson({ alexandriaUrl: 'https://films.example/1/{variant}', aspectRatio: 1.5 })}" data-config-settings="${escapeJson({ autoPlayLoop: true })}"></div>`,
  },
];
