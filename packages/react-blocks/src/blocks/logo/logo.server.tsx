import { pictureOf } from '../../picture/picture-of';
import { defineServerBlock } from '../../server-block/define-server-block';
import type { FrameServices } from '../../server-block/frame-services';
import { Logo } from './Logo';
import { logoFields } from './logo.fields';

/** How the server renders a logo block. */
export const logoServer = defineServerBlock<typeof logoFields, FrameServices>({
  id: 'logo',
  fields: logoFields,
  // The name of the site may change.
  cache: 'page',
  render: ({ id, data: { assetId, name, ...look } }, _place, { asset, headerFooter }) => {
    const title = name?.trim() || (headerFooter?.header.title ?? '');
    const picture = pictureOf(
      assetId === '' ? undefined : asset(assetId),
      name?.trim() ? title : undefined,
    );
    return <Logo id={id} {...look} name={title} picture={picture} />;
  },
});
