import { escapeJson } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: calendars. */
export const calendarFixtures: readonly PublishedFixture[] = [
  {
    name: 'calendar, empty without a script',
    kind: 'calendar',
    becomes: 'nothing',
    markup: `<div class="sqs-block calendar-block sqs-block-calendar" data-block-type="26" data-block-json="${escapeJson({ collectionId: '5f0abcdef012345678901241', vSize: null })}"><div class="sqs-block-content"></div></div>`,
  },
  {
    name: 'calendar, saved with a month',
    kind: 'calendar',
    becomes: 'code',
    markup: `<div class="sqs-block calendar-block sqs-block-calendar" data-block-type="26" data-block-json="${escapeJson({ collectionId: '5f0abcdef012345678901241' })}"><div class="sqs-block-content"><div class="yui3-calendar" id="yui_3_17_2_1_1"><table class="yui3-calendar-grid" aria-label="March 2026"><tbody><tr><td class="yui3-calendar-day">8</td><td class="yui3-calendar-day has-event">9<ul class="itemlist"><li class="item"><a class="item-link" href="/events/kiln"><span class="item-title">Kiln opening</span><span class="item-time item-time--12hr">7:00 PM</span></a></li></ul></td></tr></tbody></table></div></div></div>`,
  },
];
