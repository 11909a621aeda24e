// For the tests of every package here; not published.
export type { PublishedFixture, PublishedKind } from './published/published-fixture';
export { publishedFixtures, publishedPictures } from './published/published-fixtures';
export { writePublishedPage } from './published/write-published-page';
