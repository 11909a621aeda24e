import { defineServerBlock } from '../../server-block/define-server-block';
import { SocialLinks } from './SocialLinks';
import { socialLinksFields } from './social-links.fields';

/** How the server renders links to accounts. */
export const socialLinksServer = defineServerBlock({
  id: 'social-links',
  fields: socialLinksFields,
  cache: 'content',
  render: ({ id, data }) => <SocialLinks id={id} {...data} />,
});
