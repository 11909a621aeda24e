import { askToConfirm } from './ask-to-confirm';
import { createNewsletterLinks } from './create-newsletter-links';
import { newsletterActions } from './newsletter-actions';
import { newsletterTexts } from './newsletter-texts';

/** The parts of the newsletter room that the server composes. */
export const newsletterRoom = {
  actions: newsletterActions,
  texts: newsletterTexts,
  services: ({ options }: { options: { secret: string } }) => ({
    newsletterLinks: createNewsletterLinks(options.secret),
  }),
  onSubmission: askToConfirm,
};
