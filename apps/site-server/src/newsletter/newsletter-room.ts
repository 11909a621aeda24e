import { askToConfirm } from './ask-to-confirm';
import { createNewsletterLinks } from './create-newsletter-links';
import { newsletterActions } from './newsletter-actions';
import { newsletterTexts } from './newsletter-texts';

/** What newsletters bring to the server. */
export const newsletterRoom = {
  actions: newsletterActions,
  texts: newsletterTexts,
  services: ({ options }: { options: { secret: string } }) => ({
    newsletterLinks: createNewsletterLinks(options.secret),
  }),
  onSubmission: askToConfirm,
};
