import type { KeyRing } from '../signing/key-ring';
import { requestConfirmation } from './request-confirmation';
import { createNewsletterLinks } from './create-newsletter-links';
import { newsletterActions } from './newsletter-actions';
import { newsletterTexts } from './newsletter-texts';

/** The parts of the newsletter room that the server composes. */
export const newsletterRoom = {
  actions: newsletterActions,
  texts: newsletterTexts,
  textsTitle: 'Emails and pages of newsletters',
  services: ({ options }: { options: { keys: KeyRing } }) => ({
    newsletterLinks: createNewsletterLinks(options.keys.signer('newsletter link')),
  }),
  onSubmission: requestConfirmation,
};
