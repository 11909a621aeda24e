import type { PublishedFixture } from './published-fixture';

/** Published markup: newsletter. */
export const newsletterFixtures: readonly PublishedFixture[] = [
  {
    name: 'newsletter',
    kind: 'newsletter',
    becomes: 'newsletter',
    markup:
      '<div class="newsletter-form-wrapper"><form class="newsletter-form" data-form-id="5f0abcdef012345678901235"><div class="newsletter-form-body"><div id="email-yui_4" class="newsletter-form-field-wrapper form-item field email required"><input class="newsletter-form-field-element" name="email" type="email" placeholder="Email Address"></div><button class="newsletter-form-button" type="submit"><span class="newsletter-form-button-label">Sign Up</span></button></div><div class="hidden form-submission-text"><p>Thank you!</p></div></form></div>',
  },
];
