import { defineServerBlock } from '../../server-block/define-server-block';
import type { FrameServices } from '../../server-block/frame-services';
import { SocialLinks } from './SocialLinks';
import { socialLinksFields } from './social-links.fields';

/** How the server renders links to accounts. */
export const socialLinksServer = defineServerBlock<typeof socialLinksFields, FrameServices>({
  id: 'social-links',
  fields: socialLinksFields,
  // The accounts of the site may change.
  cache: { of: ({ accounts }) => (accounts.length === 0 ? 'page' : 'content') },
  render({ id, data: { accounts, ...look } }, _place, { brand }) {
    const ofSite = (brand?.accounts ?? []).map((href) => ({ href }));
    return <SocialLinks id={id} {...look} accounts={accounts.length === 0 ? ofSite : accounts} />;
  },
});
