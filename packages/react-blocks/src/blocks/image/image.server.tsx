import { pictureOf } from '../../picture/picture-of';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Image } from './Image';
import { imageFields } from './image.fields';

/** How the server renders an image block. */
export const imageServer = defineServerBlock({
  id: 'image',
  fields: imageFields,
  cache: 'content',
  pictures: true,
  render: ({ id, data }, { loading, sizes }, { asset }) => {
    const { assetId, alt, ...stored } = data;
    const picture = pictureOf(asset(assetId), alt);
    return (
      picture && <Image id={id} {...stored} picture={picture} loading={loading} sizes={sizes} />
    );
  },
});
