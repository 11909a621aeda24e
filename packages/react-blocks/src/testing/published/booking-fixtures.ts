import type { PublishedFixture } from './published-fixture';

/** Published markup: bookings. */
export const bookingFixtures: readonly PublishedFixture[] = [
  {
    name: 'table at OpenTable, by its script',
    kind: 'openTable',
    becomes: 'booking',
    markup:
      '<div class="sqs-block opentable-block sqs-block-opentable" data-block-type="50"><div class="sqs-block-content"><script src="//www.opentable.com/widget/reservation/loader?rid=412&amp;type=standard&amp;theme=standard&amp;iframe=true"></script></div></div>',
  },
  {
    name: 'table at OpenTable, newer',
    kind: 'openTableV2',
    becomes: 'booking',
    markup:
      '<div class="sqs-block opentable-v2-block sqs-block-opentable-v2" data-block-type="66"><div class="sqs-block-content"><iframe title="Book a table" src="https://www.opentable.co.uk/widget/reservation/canvas?rid=412&amp;type=standard&amp;theme=wide&amp;iframe=true"></iframe></div></div>',
  },
  {
    name: 'appointment at Acuity',
    kind: 'acuity',
    becomes: 'booking',
    markup:
      '<div class="sqs-block acuity-block sqs-block-acuity" data-block-type="65"><div class="sqs-block-content"><div class="acuity-block-wrapper"><iframe src="https://app.acuityscheduling.com/schedule.php?owner=20417" title="Schedule Appointment" frameborder="0"></iframe><script src="https://embed.acuityscheduling.com/js/embed.js" async></script></div></div></div>',
  },
  {
    name: 'appointment at Acuity, by the name of its site',
    kind: 'acuity',
    becomes: 'code',
    markup:
      '<div class="sqs-block acuity-block sqs-block-acuity" data-block-type="65"><div class="sqs-block-content"><div class="acuity-block-wrapper"><iframe src="https://quay-pots.as.me/" title="Schedule Appointment"></iframe></div></div></div>',
  },
  {
    name: 'table at Tock',
    kind: 'tock',
    becomes: 'booking',
    markup:
      '<div class="sqs-block tock-block sqs-block-tock" data-block-type="68"><div class="sqs-block-content"><a href="https://www.exploretock.com/quay-pots">Book at Tock</a></div></div>',
  },
];
