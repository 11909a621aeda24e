import { defineTexts } from '../../texts/block-texts';

/** The texts of the cookie banner; its buttons and its body say what is specified [5.10]. */
export const cookieBannerTexts = defineTexts('cookieBanner', {
  /** The name of the banner, for screen readers. */
  name: 'Cookies',
  accept: 'Accept',
  decline: 'Decline',
  words:
    'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  /** The link in the banner and in the footer to the visitor's own page. */
  settings: 'Cookie settings',
});
