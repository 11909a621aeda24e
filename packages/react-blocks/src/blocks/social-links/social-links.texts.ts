import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of links to accounts. */
export const socialLinksTexts = defineTexts('social-links', {
  /** The name of the links, for screen readers. */
  accounts: 'Find us elsewhere',
  email: 'Email',
  phone: 'Telephone',
  /** A link without a host of its own. */
  site: 'Website',
});

/** The same, ready to be said. */
export type SocialLinksTexts = SaidTexts<typeof socialLinksTexts>;
