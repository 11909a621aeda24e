import type { PublishedFixture } from './published-fixture';

/** Published markup: member areas. */
export const memberAreaFixtures: readonly PublishedFixture[] = [
  {
    name: 'member area to join',
    kind: 'memberArea',
    becomes: 'text,member-area',
    markup:
      '<div class="sqs-block member-area-block sqs-block-member-area" data-block-type="67"><div class="sqs-block-content"><h3 class="member-area-title">Glaze club</h3><div class="product-price">£4.00 every month</div><div class="member-area-description"><p>Every recipe.</p></div><a class="sqs-editable-button sqs-button-element--primary" href="/member-area-sign-up/glaze-club">Sign up</a></div></div>',
  },
];
