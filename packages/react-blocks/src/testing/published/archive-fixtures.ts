import type { PublishedFixture } from './published-fixture';

/** Published markup: archives and clouds of tags. */
export const archiveFixtures: readonly PublishedFixture[] = [
  {
    name: 'archive',
    kind: 'archive',
    becomes: 'text',
    markup:
      '<div class="sqs-block archive-block sqs-block-archive" data-block-type="61"><div class="sqs-block-content"><div class="archive-block-wrapper archive-block-setting-layout-list archive-block-setting-text-alignment-left"><ul class="archive-group-list"><li class="archive-group"><a href="/notes?month=03-2026" class="archive-group-name-link">March 2026</a></li><li class="archive-group"><a href="/notes/category/Glaze" class="archive-group-name-link">Glaze</a></li></ul></div></div></div>',
  },
  {
    name: 'cloud of tags',
    kind: 'tagCloud',
    becomes: 'text',
    markup:
      '<div class="sqs-block tagcloud-block sqs-block-tagcloud" data-block-type="14"><div class="sqs-block-content"><ul><li class="tag-item"><a href="/notes/tag/salt" class="weight-4">salt</a></li><li class="tag-item"><a href="/notes/tag/ash" class="weight-1">ash</a></li></ul></div></div>',
  },
  {
    name: 'comments, which a script brings',
    kind: 'comments',
    becomes: 'nothing',
    markup:
      '<div class="sqs-block comments-block sqs-block-comments" data-block-type="16"><div class="sqs-block-content"><div class="squarespace-comments"></div></div></div>',
  },
];
