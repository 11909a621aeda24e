import { pictureOf } from '../../picture/picture-of';
import { defineServerBlock } from '../../server-block/define-server-block';
import type { FrameServices } from '../../server-block/frame-services';
import { Logo } from './Logo';
import { logoFields } from './logo.fields';

/** How the server renders a logo block. */
export const logoServer = defineServerBlock<typeof logoFields, FrameServices>({
  id: 'logo',
  fields: logoFields,
  // The name and the logo of the site may change.
  cache: 'page',
  render: ({ id, data: { assetId, name, ...look } }, _place, { asset, headerFooter, brand }) => {
    const title = name?.trim() || (headerFooter?.header.title ?? '');
    const shown = assetId || brand?.logoId;
    // The site's own logo is read aloud as the site's name.
    const alt = assetId === '' || name?.trim() ? title : undefined;
    const picture = pictureOf(shown === undefined ? undefined : asset(shown), alt);
    return <Logo id={id} {...look} name={title} picture={picture} />;
  },
});
