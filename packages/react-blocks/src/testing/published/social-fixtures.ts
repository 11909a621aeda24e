import type { PublishedFixture } from './published-fixture';

/** Published markup: social. */
export const socialFixtures: readonly PublishedFixture[] = [
  {
    name: 'links to accounts',
    kind: 'socialAccountLinksV2',
    becomes: 'social-links',
    markup:
      '<div class="sqs-block socialaccountlinks-v2-block sqs-block-socialaccountlinks-v2"><div class="sqs-block-content"><div class="sqs-svg-icon--outer social-icon-alignment-left"><nav class="sqs-svg-icon--list"><a href="https://www.instagram.com/quay" class="sqs-svg-icon--wrapper instagram-unauth" aria-label="Instagram"><div><svg class="sqs-svg-icon--social"><use href="#instagram-unauth-icon"></use></svg></div></a><a href="mailto:pots@quay.example" class="sqs-svg-icon--wrapper email" aria-label="pots@quay.example"><div></div></a></nav></div></div></div>',
  },
];
