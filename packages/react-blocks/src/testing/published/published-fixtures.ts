import { accordionFixtures } from './accordion-fixtures';
import { archiveFixtures } from './archive-fixtures';
import { audioFixtures } from './audio-fixtures';
import { bookingFixtures } from './booking-fixtures';
import { buttonFixtures } from './button-fixtures';
import { calendarFixtures } from './calendar-fixtures';
import { chartFixtures } from './chart-fixtures';
import { componentFixtures } from './component-fixtures';
import { donationFixtures } from './donation-fixtures';
import { embedFixtures } from './embed-fixtures';
import { formFixtures } from './form-fixtures';
import { galleryFixtures } from './gallery-fixtures';
import { horizontalRuleFixtures } from './horizontal-rule-fixtures';
import { imageFixtures } from './image-fixtures';
import { linkFixtures } from './link-fixtures';
import { logoFixtures } from './logo-fixtures';
import { mapFixtures } from './map-fixtures';
import { markdownFixtures } from './markdown-fixtures';
import { marqueeFixtures } from './marquee-fixtures';
import { memberAreaFixtures } from './member-area-fixtures';
import { menuFixtures } from './menu-fixtures';
import { newsletterFixtures } from './newsletter-fixtures';
import { productFixtures } from './product-fixtures';
import { quoteFixtures } from './quote-fixtures';
import { scaledTextFixtures } from './scaled-text-fixtures';
import { searchFixtures } from './search-fixtures';
import { socialFixtures } from './social-fixtures';
import { soundcloudFixtures } from './soundcloud-fixtures';
import { spacerFixtures } from './spacer-fixtures';
import { summaryFixtures } from './summary-fixtures';
import { textFixtures } from './text-fixtures';
import { tourDatesFixtures } from './tour-dates-fixtures';
import { videoFixtures } from './video-fixtures';
import { pictureNames } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Pictures that the fixtures name, as files below their folder. */
export const publishedPictures: readonly string[] = pictureNames.map(
  (name) => `pictures/${name}.png`,
);

/**
 * Published markup of each kind of block that is known by its markup, of both generations; what an
 * earlier runtime left on a saved page stands in some.
 */
export const publishedFixtures: readonly PublishedFixture[] = [
  ...accordionFixtures,
  ...archiveFixtures,
  ...audioFixtures,
  ...bookingFixtures,
  ...buttonFixtures,
  ...calendarFixtures,
  ...chartFixtures,
  ...componentFixtures,
  ...donationFixtures,
  ...embedFixtures,
  ...formFixtures,
  ...galleryFixtures,
  ...horizontalRuleFixtures,
  ...imageFixtures,
  ...linkFixtures,
  ...logoFixtures,
  ...mapFixtures,
  ...markdownFixtures,
  ...marqueeFixtures,
  ...memberAreaFixtures,
  ...menuFixtures,
  ...newsletterFixtures,
  ...productFixtures,
  ...quoteFixtures,
  ...scaledTextFixtures,
  ...searchFixtures,
  ...socialFixtures,
  ...soundcloudFixtures,
  ...spacerFixtures,
  ...summaryFixtures,
  ...textFixtures,
  ...tourDatesFixtures,
  ...videoFixtures,
];
