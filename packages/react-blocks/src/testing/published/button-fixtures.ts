import type { PublishedFixture } from './published-fixture';

/** Published markup: button. */
export const buttonFixtures: readonly PublishedFixture[] = [
  {
    name: 'button',
    kind: 'button',
    becomes: 'button',
    markup:
      '<div class="sqs-block button-block sqs-block-button" id="yui_3_17_2_1_1"><div class="sqs-block-content"><div class="sqs-block-button-container sqs-block-button-container--center" data-alignment="center" data-button-size="large" data-button-type="secondary"><a href="/shop" class="sqs-block-button-element--large sqs-button-element--secondary sqs-block-button-element" target="_blank">See the shop</a></div></div></div>',
  },
];
